import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { answers, scores } from '../../db/schema';
import { START_TIMEOUT, testProvider } from '../../testing';
import { makePlayground } from '../../testing/playground';

const provider = testProvider();

/** A game for random events: two teams, two challenges, and one answer per team and challenge. */
async function playing(review: string) {
  const playground = await makePlayground(provider, { review });
  const { game, team, task, submit, judge, owner } = playground;
  const crews = [await team(), await team()];
  const rows = [await task(), await task({ points: 30 })];
  const ids: number[] = [];
  for (const { as } of crews) for (const row of rows) ids.push((await submit(as, row)).body.answer.id);
  const undos: number[] = [];
  const keep = ({ body }: { readonly body: { readonly undo_id?: number } }) => {
    if (body.undo_id !== undefined) undos.push(body.undo_id);
  };
  return {
    ...playground,
    ids,
    again: async (crew: number, row: number) => {
      ids.push((await submit(crews[crew]!.as, rows[row]!)).body.answer.id);
    },
    one: async (at: number, decision: 'accept' | 'reject' | 'feature', points: number) => {
      const id = ids[at % ids.length]!;
      const { body } = await playground.review(judge, decision, id, decision === 'accept' ? { points } : {});
      keep({ body: body as { undo_id?: number } });
    },
    all: async (row: number, decision: 'accept' | 'reject', points: number) => {
      const more = decision === 'accept' ? { points } : {};
      const body = { game_id: game.id, task_id: rows[row]!.id, decision, ...more };
      keep(await judge.put<{ undo_id?: number }>('/answers/bulk.json', body));
    },
    undo: async (at: number) => {
      const undo_id = undos[at % Math.max(1, undos.length)];
      if (undo_id !== undefined) {
        keep(await judge.post<{ undo_id?: number }>('/answers/undo.json', { game_id: game.id, undo_id }));
      }
    },
    rescore: () => owner.patch('/leaderboards/rescore.json', { game_id: game.id }),
    standing: () =>
      provider.database.db
        .select()
        .from(scores)
        .where(eq(scores.game_id, game.id))
        .orderBy(asc(scores.team_id), asc(scores.style), asc(scores.period)),
  };
}

type Playing = Awaited<ReturnType<typeof playing>>;
/** A random event in the game. */
const event = fc.oneof(
  fc.record({ what: fc.constant('again' as const), crew: fc.nat(1), row: fc.nat(1) }),
  fc.record({
    what: fc.constant('one' as const),
    at: fc.nat(20),
    decision: fc.constantFrom('accept' as const, 'reject' as const, 'feature' as const),
    points: fc.nat(500),
  }),
  fc.record({
    what: fc.constant('all' as const),
    row: fc.nat(1),
    decision: fc.constantFrom('accept' as const, 'reject' as const),
    points: fc.nat(500),
  }),
  fc.record({ what: fc.constant('undo' as const), at: fc.nat(20) }),
);

async function happen(game: Playing, one: typeof event extends fc.Arbitrary<infer Event> ? Event : never) {
  switch (one.what) {
    case 'again':
      return game.again(one.crew, one.row);
    case 'one':
      return game.one(one.at, one.decision, one.points);
    case 'all':
      return game.all(one.row, one.decision, one.points);
    case 'undo':
      return game.undo(one.at);
  }
}

it(
  'keeps scores equal to a full rescore after random play, decisions and undos',
  async () => {
    const moderation = fc.constantFrom('pre', 'post');
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), moderation, async (events, review) => {
        const game = await playing(review);
        for (const one of events) await happen(game, one);
        const kept = await game.standing();
        expect((await game.rescore()).status).toBe(200);
        expect(await game.standing()).toEqual(kept);
      }),
      { numRuns: 12 },
    );
  },
  START_TIMEOUT * 2,
);

it(
  'keeps scores independent of the order of decisions',
  async () => {
    const decision = fc.record({
      decision: fc.constantFrom('accept' as const, 'reject' as const),
      points: fc.nat(500),
    });
    const decisions = fc.tuple(decision, decision, decision, decision);
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(decisions, order, fc.constantFrom('pre', 'post'), async (list, turns, review) => {
        const points = async (places: readonly number[]) => {
          const game = await playing(review);
          for (const at of places) await game.one(at, list[at]!.decision, list[at]!.points);
          const given = await provider.database.db
            .select({ at: answers.created_at })
            .from(answers)
            .where(eq(answers.game_id, game.game.id))
            .orderBy(asc(answers.id));
          // Timestamps differ between the two games, so compare which answer they belong to.
          const which = (at: Date | null) => given.findIndex((one) => one.at.getTime() === at?.getTime());
          return (await game.standing()).map(({ style, points: sum, completed, scored_at }) => [
            style,
            sum,
            completed,
            which(scored_at),
          ]);
        };
        expect(await points(turns)).toEqual(await points([0, 1, 2, 3]));
      }),
      { numRuns: 8 },
    );
  },
  START_TIMEOUT * 2,
);

it('restores every answer when decisions are undone in reverse', async () => {
  const game = await playing('post');
  const rows = () =>
    provider.database.db.select().from(answers).where(eq(answers.game_id, game.game.id)).orderBy(asc(answers.id));
  const before = await rows();
  await game.one(0, 'accept', 7);
  await game.all(0, 'reject', 0);
  await game.one(1, 'feature', 0);
  await game.one(0, 'reject', 0);
  for (const at of [3, 2, 1, 0]) await game.undo(at);
  expect(await rows()).toEqual(before);
});
