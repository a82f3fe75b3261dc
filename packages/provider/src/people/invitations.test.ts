import { testProvider } from '../testing';

const provider = testProvider();

interface Person {
  id: number;
  email: string;
}
interface Page {
  teams: { users: Person[] }[];
  unassigned_users: Person[];
  coordinators: Person[];
  invitations: Person[];
}

/** A game with a team, to which people are invited. */
async function invite(team: 'gulls' | 'none') {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [creator, stranger] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel);
  await make.member(game, creator, { access: 'Created' });
  const gulls = await make.team(game, { name: 'gulls' });
  const [owner, outsider] = [await provider.as(creator), await provider.as(stranger)];
  const id = team === 'none' ? 0 : gulls.id;
  await owner.post(`/teams/${id}/player.json`, { game_id: game.id, email: 'ada@example.test' });
  const list = async () => (await owner.get<Page>(`/teams/organize.json?game_id=${game.id}`)).body;
  const remove = (invitation: number | undefined, who = owner) =>
    who.call('DELETE', `/games/${game.id}/invitation.json?invitation_id=${invitation}`);
  return { owner, outsider, game, list, remove };
}

it.each(['gulls', 'none'] as const)('an invitation is withdrawn, and its person leaves the game: %s', async (team) => {
  const { outsider, list, remove } = await invite(team);
  const [open] = (await list()).invitations;
  expect((await remove(open?.id, outsider)).status).toBe(403);
  expect((await remove(open?.id)).status).toBe(200);
  const { teams, unassigned_users, invitations } = await list();
  expect([teams[0]?.users, unassigned_users, invitations]).toEqual([[], [], []]);
  expect((await remove(open?.id)).status).toBe(404);
});

it('a withdrawn invitation leaves the role its person has been given', async () => {
  const { owner, game, list, remove } = await invite('none');
  const { invitations, unassigned_users } = await list();
  await owner.post(`/games/${game.id}/coordinator.json?player_id=${unassigned_users[0]?.id}`);
  expect((await remove(invitations[0]?.id)).status).toBe(200);
  const after = await list();
  expect([after.invitations, after.coordinators.map(({ email }) => email)]).toEqual([[], ['ada@example.test']]);
});
