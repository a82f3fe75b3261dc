import { invitations } from '../db/schema';
import { testProvider } from '../testing';

const provider = testProvider();

const INVITED = { password_hash: null, password_generated: true, unlock_code: 'GULL-1' };

it('lists teams by name with their players, and players without a team', async () => {
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
  // People with a password can no longer sign in with a code.
  const invited = { ...person(ida), password_generated: true, game: { code: 'GULL-1', ...none } };
  const chosen = { ...person(otto), password_generated: false, game: { code: null, ...none } };
  const list = async (query = '') =>
    (await (await provider.as(owner)).get<object>(`/teams/organize.json?game_id=${game.id}${query}`)).body;
  const assets = { photos: [], videos: [] };
  const code = expect.stringMatching(/^[A-Z2-9]{8}$/);
  const at = new Date('2026-06-01T10:00:00.000Z');
  const task = await make.task(game);
  await make.answer(task, gulls, { created_at: at });
  await make.answer(task, gulls, { created_at: new Date(at.getTime() - 60_000) });
  expect(await list()).toEqual({
    teams: [
      {
        id: expect.any(Number),
        name: 'Crabs',
        users: [],
        assets,
        code,
        last_answer_at: null,
        challenges_left: true,
        merged: [],
      },
      {
        id: gulls.id,
        name: 'gulls',
        users: [invited, chosen],
        assets,
        code,
        last_answer_at: at.toISOString(),
        challenges_left: false,
        merged: [],
      },
    ],
    unassigned_users: [person(ole)],
    administrators: [person(owner)],
    coordinators: [],
    banned: [],
    invitations: [],
    count: 2,
    page: 1,
    pages: 1,
  });
  expect(await list('&page=2&per_page=1')).toMatchObject({ teams: [{ id: gulls.id }], count: 2, page: 2, pages: 2 });
});

it("shows a team's photo", async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const owner = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, owner, { access: 'Created' });
  const team = await make.team(game);
  const { uuid } = await make.media(whiteLabel, { files: { original: 'original.png', standard: 'standard.png' } });
  await make.attachment({ owner: 'team', owner_id: team.id, name: 'standard', media_uuid: uuid });
  const { body } = await (await provider.as(owner)).get(`/teams/organize.json?game_id=${game.id}`);
  const photo = { name: 'standard', url: expect.stringContaining(`/media/${uuid}/`) };
  expect(body).toMatchObject({ teams: [{ id: team.id, assets: { photos: [photo] } }] });
});

it('lists administrators, coordinators, banned and invited people', async () => {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const member = async (row: Parameters<typeof make.member>[2]) => {
    const { id, email, name } = await make.user(whiteLabel);
    await make.member(game, { id }, row);
    return { id, email, name };
  };
  const creator = await member({ access: 'Created' });
  const managing = await member({ access: 'Managing' });
  const administrator = await member({ access: 'Joined', administrator: true });
  const coordinator = await member({ access: 'Invited', coordinator: true });
  const banned = await member({ access: 'Managing', coordinator: true, banned: true });
  await member({ access: 'Joined' });
  const [requests] = await database.db
    .insert(invitations)
    .values({ game_id: game.id, email: 'ada@example.test' })
    .returning();
  await database.db
    .insert(invitations)
    .values({ game_id: game.id, email: 'here@example.test', accepted_at: new Date(), user_id: creator.id });
  const { body } = await (await provider.as({ ...creator, whitelabel: whiteLabel.identifier })).get(
    `/teams/organize.json?game_id=${game.id}`,
  );
  expect(body).toMatchObject({
    administrators: [creator, managing, administrator],
    coordinators: [coordinator],
    banned: [banned],
    invitations: [{ id: requests?.id, email: 'ada@example.test', name: '' }],
  });
});
