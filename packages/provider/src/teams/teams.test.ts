import { testProvider } from '../testing';

const provider = testProvider();

const INVITED = { password_hash: null, password_generated: true, unlock_code: 'GULL-1' };

it('lists the teams of a game by name with their players, and players without a team', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [owner, ida, ole] = [
    await make.user(whiteLabel),
    await make.user(whiteLabel, INVITED),
    await make.user(whiteLabel),
  ];
  const game = await make.game(whiteLabel);
  await make.member(game, owner);
  for (const player of [ida, ole]) await make.member(game, player, { access: 'Joined' });
  const [gulls] = [await make.team(game, { name: 'gulls' }), await make.team(game, { name: 'Crabs' })];
  await make.team(game, { deleted_at: new Date() });
  await make.team(await make.game(whiteLabel));
  await make.player(gulls, ida);
  const otto = await make.user(whiteLabel, { name: 'Person Ω', unlock_code: 'GULL-2' });
  await make.player(gulls, otto);
  const person = ({ id, email, name }: typeof ida) => ({ id, email, name });
  const none = { administrator: false, coordinator: false, banned: false, creator: false, super_admin: false };
  // Who has chosen a password is not let in by a code any more.
  const invited = { ...person(ida), password_generated: true, game: { code: 'GULL-1', ...none } };
  const chosen = { ...person(otto), password_generated: false, game: { code: null, ...none } };
  const list = async (query = '') =>
    (await (await provider.as(owner)).get<object>(`/teams/organize.json?game_id=${game.id}${query}`)).body;
  const assets = { photos: [], videos: [] };
  expect(await list()).toEqual({
    teams: [
      { id: expect.any(Number), name: 'Crabs', users: [], assets },
      { id: gulls.id, name: 'gulls', users: [invited, chosen], assets },
    ],
    unassigned_users: [person(ole)],
    count: 2,
    page: 1,
    pages: 1,
  });
  expect(await list('&page=2&per_page=1')).toMatchObject({ teams: [{ id: gulls.id }], count: 2, page: 2, pages: 2 });
});
