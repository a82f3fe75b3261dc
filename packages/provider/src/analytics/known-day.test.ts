import { takenHints } from '../db/schema';
import { testProvider } from '../testing';

const provider = testProvider();
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));
const iso = (minute: number) => at(minute).toISOString();
const QUAY = { latitude: 51.45, longitude: -2.6 };
const BESIDE_IT = { latitude: 51.4501, longitude: -2.6001 };
const BRIDGE = { latitude: 51.46, longitude: -2.61 };

/**
 * A day counted by hand; `analytics/known-day.test.tsx` of the presentation remote checks what the screen shows of it.
 */
async function knownDay() {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { review: 'pre' });
  const [gulls, rats, herons] = [
    await make.team(game, { name: 'Gulls' }),
    await make.team(game, { name: 'Rats' }),
    await make.team(game, { name: 'Herons' }),
  ];
  for (const team of [gulls, gulls, rats, herons]) await make.player(team, await make.user(whiteLabel));
  const [salute, shanty, gull, light] = [
    await make.task(game, { position: 1, name: 'Salute' }),
    await make.task(game, { position: 2, name: 'Shanty' }),
    await make.task(game, { position: 3, name: 'Gull' }),
    await make.task(game, { position: 4, name: 'Lighthouse' }),
  ];
  const priya = await make.user(whiteLabel, { name: 'Priya Raman' });
  const jonas = await make.user(whiteLabel, { name: 'Jonas Lind' });
  const by = (judge: typeof priya, given: number, decided: number) => ({
    created_at: at(given),
    reviewed_by_id: judge.id,
    approved_at: at(decided),
  });
  const rejected = (judge: typeof priya, given: number, decided: number) => ({
    created_at: at(given),
    reviewed_by_id: judge.id,
    rejected_at: at(decided),
  });
  await make.answer(salute, gulls, { ...by(priya, 0, 2), points: 100, ...QUAY });
  await make.answer(salute, rats, { ...by(jonas, 4, 8), points: 100, ...BESIDE_IT });
  await make.answer(shanty, gulls, rejected(priya, 12, 13));
  await make.answer(gull, rats, { ...by(priya, 16, 17), points: 80 });
  await database.db.insert(takenHints).values({ team_id: gulls.id, task_id: shanty.id, number: 1, points: 10 });
  await make.answer(shanty, gulls, { ...by(priya, 24, 30), points: 50, ...BRIDGE });
  await make.answer(shanty, rats, rejected(jonas, 25, 27));
  await make.answer(gull, gulls, { created_at: at(38) });
  await make.answer(shanty, rats, { created_at: at(45) });
  const manager = await make.user(whiteLabel, { features: ['analytics'] });
  await make.member(game, manager);
  const as = await provider.as(manager);
  const ask = async (noun: string, more = '') =>
    (await as.get<Record<string, unknown>>(`/analytics/${noun}.json?game_id=${game.id}${more}`)).body;
  return { ask, salute, shanty, gull, light, gulls, rats, herons, priya, jonas };
}

it('matches the figures of a day counted by hand', async () => {
  const { ask, salute, shanty, gull, light, gulls, rats, herons, priya, jonas } = await knownDay();
  expect(await ask('teams')).toEqual({ analytics: { teams: 3, players: 4, players_per_team: 1.33 } });

  const of = ({ id, position, name, task_type }: typeof salute) => ({ id, position, name, task_type });
  const nothing = { tried: 0, solved: 0, rejected: 0, points: 0, hints: 0, seconds: null, after: null };
  expect(await ask('progress')).toEqual({
    teams: [gulls, herons, rats].map(({ id, name }) => ({ id, name })),
    groups: [],
    challenges: [
      { ...of(salute), ...nothing, tried: 2, solved: 2, points: 200 },
      // The Gulls saluted at 10:00 and sang at 10:24.
      {
        ...of(shanty),
        ...{ tried: 2, solved: 1, rejected: 2, points: 50, hints: 1, seconds: 24 * 60, after: salute.id },
      },
      // The Rats saluted at 10:04 and met the gull at 10:16.
      { ...of(gull), ...nothing, tried: 2, solved: 1, points: 80, seconds: 12 * 60, after: salute.id },
      { ...of(light), ...nothing },
    ],
    states: ['ddw-', '----', 'dwd-'],
    times: { from: iso(0), step: 600, answers: [2, 2, 2, 1, 1], rejected: [0, 1, 1, 0, 0] },
    // Decided after 1, 1, 2, 2, 4 and 6 minutes.
    judging: {
      median: 2 * 60,
      most: 6 * 60,
      longest: 6 * 60,
      minutes: [0, 2, 2, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
      judges: [
        { id: priya.id, name: 'Priya Raman', answers: 4, median: 60 },
        { id: jonas.id, name: 'Jonas Lind', answers: 2, median: 2 * 60 },
      ],
    },
  });

  expect(await ask('places')).toEqual({
    cells: [
      { latitude: 51.45005, longitude: -2.60005, answers: 2, teams: 2, task_id: salute.id },
      { ...BRIDGE, answers: 1, teams: 1, task_id: shanty.id },
    ],
    located: 3,
    answers: 8,
  });

  expect(await ask('moment', `&at=${at(20).getTime() / 1000}`)).toEqual({
    before: { answers: 4, solved: 3, rejected: 1, points: 280, teams: 2, from: iso(0), to: iso(16) },
    after: { answers: 4, solved: 1, rejected: 1, points: 50, teams: 2, from: iso(24), to: iso(45) },
    challenges: expect.arrayContaining([
      { id: salute.id, before: { answers: 2, solved: 2, rejected: 0 }, after: { answers: 0, solved: 0, rejected: 0 } },
      { id: shanty.id, before: { answers: 1, solved: 0, rejected: 1 }, after: { answers: 3, solved: 1, rejected: 1 } },
      { id: gull.id, before: { answers: 1, solved: 1, rejected: 0 }, after: { answers: 1, solved: 0, rejected: 0 } },
    ]),
  });
});
