import { testProvider } from '../testing';

const provider = testProvider();

/** A game with teams of these sizes, and its manager. */
async function played(sizes: readonly number[], features: string[] = ['analytics']) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  for (const size of sizes) {
    const team = await make.team(game);
    for (let player = 0; player < size; player += 1) await make.player(team, await make.user(whiteLabel));
  }
  const manager = await make.user(whiteLabel, { features });
  await make.member(game, manager);
  const as = await provider.as(manager);
  return as.get<{ analytics: unknown }>(`/analytics/teams.json?game_id=${game.id}`);
}

it('returns teams, players and players per team', async () => {
  expect((await played([2, 1, 1])).body).toEqual({ analytics: { teams: 3, players: 4, players_per_team: 1.33 } });
});

it('returns zeros for a game without teams', async () => {
  expect((await played([])).body).toEqual({ analytics: { teams: 0, players: 0, players_per_team: 0 } });
});

it('denies access to administrators without the feature', async () => {
  const { status, body } = await played([1], ['groups']);
  expect([status, body]).toEqual([403, { message: 'Analytics are not part of your account.' }]);
});

it('requires a game id', async () => {
  const user = await provider.make.user(await provider.make.whiteLabel());
  const as = await provider.as(user);
  expect((await as.get('/analytics/teams.json')).status).toBe(400);
});
