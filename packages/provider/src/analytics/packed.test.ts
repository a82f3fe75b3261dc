import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { answers, packedAnswers, takenHints, tasks, teams, users } from '../db/schema';
import { START_TIMEOUT, testProvider } from '../testing';
import { findMoment } from './moment';
import { findPlaces } from './places';
import { progressOf } from './progress';

const provider = testProvider();
const START = Date.UTC(2026, 4, 1, 10);
const HALF = START / 1000 + 1800;

type Row = typeof answers.$inferSelect;
const minute = fc.nat(59).map((at) => new Date(START + at * 60_000));
/** Values of an answer, at creation or later. */
const written = fc.record({
  points: fc.integer({ min: -20, max: 500 }),
  late: fc.constantFrom(0, 2),
  created_at: minute,
  approved_at: fc.option(minute),
  rejected_at: fc.option(minute),
  latitude: fc.option(fc.constantFrom(51.45, 51.46)),
  longitude: fc.option(fc.constantFrom(-2.6, 178.9)),
});
const at = fc.nat(5);
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('give' as const), at, row: written }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), at, row: written }) },
  fc.record({ kind: fc.constantFrom('judge', 'take', 'move', 'deleteTask', 'deleteTeam', 'deleteJudge', 'empty'), at }),
);

/** A separate game for each run, with the operations on its answers. */
async function played(review: string) {
  const { make, database } = provider;
  const { db } = database;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel, { review });
  const of = {
    teams: [await make.team(game), await make.team(game), await make.team(game)],
    tasks: [await make.task(game), await make.task(game), await make.task(game)],
    judges: [await make.user(whiteLabel), await make.user(whiteLabel)],
  };
  const one = <Item>(list: readonly Item[], place: number) => (list.length > 0 ? list[place % list.length] : undefined);
  const given = () => db.select().from(answers).where(eq(answers.game_id, game.id)).orderBy(answers.id);
  const run = async (step: typeof operation extends fc.Arbitrary<infer Step> ? Step : never) => {
    const answer = one(await given(), step.at);
    const [team, task, judge] = [one(of.teams, step.at), one(of.tasks, step.at), one(of.judges, step.at)];
    const change = (row: Partial<Row>) => answer && db.update(answers).set(row).where(eq(answers.id, answer.id));
    switch (step.kind) {
      case 'give':
        if (team && task) await make.answer(task, team, step.row);
        break;
      case 'change':
        await change(step.row);
        break;
      case 'judge':
        if (judge) await change({ reviewed_by_id: judge.id });
        break;
      case 'take':
        if (answer) await db.delete(answers).where(eq(answers.id, answer.id));
        break;
      case 'move':
        if (team) await change({ team_id: team.id });
        break;
      case 'deleteTask':
        if (task) await db.delete(tasks).where(eq(tasks.id, task.id));
        of.tasks = of.tasks.filter((other) => other !== task);
        break;
      case 'deleteTeam':
        if (team) await db.delete(teams).where(eq(teams.id, team.id));
        of.teams = of.teams.filter((other) => other !== team);
        break;
      case 'deleteJudge':
        if (judge) await db.delete(users).where(eq(users.id, judge.id));
        of.judges = of.judges.filter((other) => other !== judge);
        break;
      case 'empty':
        await db.delete(answers).where(eq(answers.game_id, game.id));
    }
  };
  /** The figures of the game, in a stable order. */
  const figures = async () => {
    const moment = await findMoment(db, game, HALF, {});
    return {
      progress: await progressOf(db, game, {}),
      places: await findPlaces(db, game, {}),
      moment: { ...moment, challenges: [...moment.challenges].sort((a, b) => a.id - b.id) },
    };
  };
  return { game, run, given, figures };
}

/** A challenge recounted from its answers one by one. */
function recounted(rows: readonly Row[], review: string, challenge: number) {
  const own = rows.filter(({ task_id }) => task_id === challenge);
  const done = own.filter(
    ({ rejected_at, approved_at, late, points }) =>
      !rejected_at && (approved_at !== null || review !== 'pre') && (late === 0 || points > 0),
  );
  return {
    tried: new Set(own.map(({ team_id }) => team_id)).size,
    solved: new Set(done.map(({ team_id }) => team_id)).size,
    rejected: own.filter(({ rejected_at }) => rejected_at !== null).length,
    points: done.reduce((sum, { points }) => sum + points, 0),
  };
}

it.each(['pre', 'post'])(
  'keeps figures equal to a recount after any change to answers (review: %s)',
  async (review) => {
    const { db } = provider.database;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 14 }), async (steps) => {
        const { game, run, given, figures } = await played(review);
        for (const step of steps) {
          await run(step);
          await figures();
        }
        const kept = await figures();
        const rows = await given();
        expect(kept.progress.challenges).toMatchObject(
          kept.progress.challenges.map(({ id = 0 }) => ({ id, ...recounted(rows, review, id) })),
        );
        const before = rows.filter(({ created_at }) => created_at.getTime() / 1000 < HALF);
        expect([kept.moment.before.answers, kept.moment.after.answers]).toEqual([
          before.length,
          rows.length - before.length,
        ]);
        const located = rows.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
        expect([kept.places.located, kept.places.answers]).toEqual([located.length, rows.length]);
        await db.update(packedAnswers).set({ packed_version: null }).where(eq(packedAnswers.game_id, game.id));
        expect(await figures()).toEqual(kept);
      }),
      { numRuns: 20 },
    );
  },
  START_TIMEOUT,
);

it('leaves out deleted teams', async () => {
  const { make, database } = provider;
  const { db } = database;
  const game = await make.game(await make.whiteLabel(), { review: 'post' });
  const [gulls, ghosts, task] = [await make.team(game), await make.team(game), await make.task(game)];
  const row = { created_at: new Date(START), latitude: 51.45, longitude: -2.6 };
  for (const team of [gulls, ghosts]) {
    await make.answer(task, team, row);
    await db.insert(takenHints).values({ team_id: team.id, task_id: task.id, number: 1, points: 0 });
  }
  await db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, ghosts.id));
  const { challenges } = await progressOf(db, game, {});
  expect(challenges).toMatchObject([{ tried: 1, hints: 1 }]);
  expect(await findPlaces(db, game, {})).toMatchObject({ answers: 1, located: 1 });
  expect(await findMoment(db, game, HALF, {})).toMatchObject({ before: { answers: 1, teams: 1 } });
});

it('reads the packed answers of a team until one of its answers changes', async () => {
  const { make, database } = provider;
  const { db } = database;
  const game = await make.game(await make.whiteLabel(), { review: 'pre' });
  const [gulls, rats, task] = [await make.team(game), await make.team(game), await make.task(game)];
  await make.answer(task, gulls);
  await make.answer(task, rats);
  await findPlaces(db, game, {});
  // Only tampering with the stored rows shows whether they are read.
  await db.update(packedAnswers).set({ answers: sql`''` }).where(eq(packedAnswers.game_id, game.id));
  expect(await findPlaces(db, game, {})).toMatchObject({ answers: 0 });
  await make.answer(task, rats);
  expect(await findPlaces(db, game, {})).toMatchObject({ answers: 2 });
});
