import { testProvider } from '../testing';

const provider = testProvider();

/** A game with answers at these places, and its administrator. */
async function played(places: readonly (readonly [latitude: number, longitude: number, task: 0 | 1] | null)[]) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const teams = [await make.team(game), await make.team(game)];
  const tasks = [await make.task(game), await make.task(game)];
  for (const [index, place] of places.entries()) {
    const [latitude = null, longitude = null, task = 0] = place ?? [];
    const [team, answered] = [teams[index % 2], tasks[task]];
    if (team && answered) await make.answer(answered, team, { latitude, longitude });
  }
  const manager = await make.user(whiteLabel, { features: ['analytics'] });
  await make.member(game, manager);
  const as = await provider.as(manager);
  const { body } = await as.get<Record<string, unknown>>(`/analytics/places.json?game_id=${game.id}`);
  return { body, tasks };
}

it('clusters answers by place, busiest first, with teams and challenge', async () => {
  const { body, tasks } = await played([
    [42.36105, -71.0501, 0],
    [42.36112, -71.05005, 1],
    [42.36118, -71.05, 1],
    [42.37, -71.06, 0],
    null,
  ]);
  expect(body).toEqual({
    cells: [
      {
        latitude: expect.closeTo(42.36112, 4),
        longitude: expect.closeTo(-71.05005, 4),
        answers: 3,
        teams: 2,
        task_id: tasks[1]?.id,
      },
      { latitude: 42.37, longitude: -71.06, answers: 1, teams: 1, task_id: tasks[0]?.id },
    ],
    located: 4,
    answers: 5,
  });
});

it('returns no places when no answer has a location', async () => {
  expect((await played([null])).body).toMatchObject({ cells: [], located: 0 });
});
