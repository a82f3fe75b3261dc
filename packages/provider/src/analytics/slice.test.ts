import { testProvider } from '../testing';

const provider = testProvider();
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));
const second = (minute: number) => at(minute).getTime() / 1000;

/** A game of two teams, one of them in a group, with an answer before and after twenty past ten. */
async function played() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { review: 'pre' });
  const gulls = await make.team(game, { name: 'Gulls' });
  const rats = await make.team(game, { name: 'Rats' });
  await make.player(gulls, await make.user(whiteLabel));
  const group = await make.group(game, {}, [rats]);
  const task = await make.task(game);
  const place = { latitude: 51.45, longitude: -2.6 };
  await make.answer(task, gulls, { created_at: at(0), approved_at: at(1), points: 100, ...place });
  await make.answer(task, rats, { created_at: at(10), rejected_at: at(11), ...place });
  await make.answer(task, rats, { created_at: at(20), approved_at: at(21), points: 80, ...place });
  const manager = await make.user(whiteLabel, { features: ['analytics'] });
  await make.member(game, manager);
  const as = await provider.as(manager);
  const ask = async (noun: string, slice: string) =>
    (await as.get<Record<string, never>>(`/analytics/${noun}.json?game_id=${game.id}${slice}`)).body;
  return { ask, group: group.id };
}

it('includes the start of a period and excludes its end', async () => {
  const { ask } = await played();
  const period = `&from=${second(10)}&until=${second(20)}`;
  expect(await ask('progress', period)).toMatchObject({
    teams: [{ name: 'Gulls' }, { name: 'Rats' }],
    states: ['-', 'r'],
    times: { from: at(10).toISOString(), answers: [1], rejected: [1] },
    challenges: [{ tried: 1, solved: 0, rejected: 1, points: 0 }],
  });
  expect(await ask('places', period)).toMatchObject({ cells: [{ answers: 1, teams: 1 }], located: 1, answers: 1 });
  expect(await ask('moment', `${period}&at=${second(15)}`)).toMatchObject({
    before: { answers: 1, teams: 1 },
    after: { answers: 0, teams: 0 },
  });
});

it("restricts the figures to a group's teams, players and answers", async () => {
  const { ask, group } = await played();
  const slice = `&group_id=${group}`;
  expect(await ask('teams', slice)).toEqual({ analytics: { teams: 1, players: 0, players_per_team: 0 } });
  expect(await ask('progress', slice)).toMatchObject({
    teams: [{ name: 'Rats' }],
    groups: [{ id: group }],
    states: ['d'],
    challenges: [{ tried: 1, solved: 1, rejected: 1, points: 80 }],
  });
  expect(await ask('places', slice)).toMatchObject({ cells: [{ answers: 2, teams: 1 }], answers: 2 });
  expect(await ask('moment', `${slice}&at=${second(20)}`)).toMatchObject({
    before: { answers: 1, rejected: 1 },
    after: { answers: 1, solved: 1 },
  });
});

it('returns no teams for a group of another game', async () => {
  const [{ ask }, other] = [await played(), await played()];
  const slice = `&group_id=${other.group}`;
  expect(await ask('teams', slice)).toEqual({ analytics: { teams: 0, players: 0, players_per_team: 0 } });
  expect(await ask('progress', slice)).toMatchObject({ teams: [], states: [], challenges: [{ tried: 0 }] });
});
