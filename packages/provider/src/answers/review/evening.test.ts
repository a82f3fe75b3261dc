import { asc, eq } from 'drizzle-orm';
import { scores } from '../../db/schema';
import { START_TIMEOUT, testProvider, type Visitor } from '../../testing';
import { makePlayground } from '../../testing/playground';

const provider = testProvider();

const TEAMS = 100;
const JUDGES = 4;
/** Points that judges give here; the challenge itself is worth 50. */
const POINTS = 30;

interface Claimed {
  readonly answer: { readonly id: number; readonly review_key: string; readonly points: number } | null;
}

/** A game in which each team sends one answer, in turn. */
async function evening() {
  const playground = await makePlayground(provider, { review: 'pre' });
  const { game, team, task, submit, whiteLabel } = playground;
  const challenge = await task();
  const crews = await Promise.all(Array.from({ length: TEAMS }, () => team()));
  const judges = await Promise.all(
    Array.from({ length: JUDGES }, async () => {
      const user = await provider.make.user(whiteLabel);
      await provider.make.member(game, user, { access: 'Invited', judge: true });
      return provider.as(user);
    }),
  );
  const sent: number[] = [];
  let isOver = false;
  let ring = (): void => undefined;
  /** Settles when the next answer is in. */
  let bell = Promise.resolve();
  const next = (): void => {
    ring();
    bell = new Promise((resolve) => {
      ring = resolve;
    });
  };
  next();
  return {
    ...playground,
    judges,
    sent,
    play: async () => {
      for (const { as } of crews) {
        sent.push((await submit(as, challenge)).body.answer.id);
        next();
      }
      isOver = true;
      next();
    },
    isOver: () => isOver,
    more: () => bell,
  };
}

type Evening = Awaited<ReturnType<typeof evening>>;

/** A judge who keeps claiming the oldest free answer and accepts two out of three. */
async function judging({ game, isOver, more }: Evening, judge: Visitor): Promise<number[]> {
  const decided: number[] = [];
  for (;;) {
    const wasOver = isOver();
    const coming = more();
    const { body } = await judge.post<Claimed>('/answers/next.json', { game_id: game.id, order: 'waiting' });
    if (!body.answer) {
      if (wasOver) return decided;
      await coming;
      continue;
    }
    const { id, review_key } = body.answer;
    const isGood = id % 3 !== 0;
    const points = isGood ? POINTS : 0;
    const what = { game_id: game.id, review_key, points };
    const { status } = await judge.put(`/answers/${id}/${isGood ? 'accept' : 'reject'}.json`, what);
    expect(status).toBe(200);
    decided.push(id);
  }
}

it(
  'has four judges decide each of a hundred answers exactly once while teams play',
  async () => {
    const game = await evening();
    const [, ...decided] = await Promise.all([game.play(), ...game.judges.map((judge) => judging(game, judge))]);
    const all = decided.flat();
    expect(all).toHaveLength(TEAMS);
    expect(new Set(all)).toEqual(new Set(game.sent));
    const standing = () =>
      provider.database.db
        .select()
        .from(scores)
        .where(eq(scores.game_id, game.game.id))
        .orderBy(asc(scores.team_id), asc(scores.style), asc(scores.period));
    const kept = await standing();
    const given = kept.filter(({ style }) => style === 'alltime').reduce((sum, { points }) => sum + points, 0);
    expect(given).toBe(all.filter((id) => id % 3 !== 0).length * POINTS);
    expect((await game.owner.patch('/leaderboards/rescore.json', { game_id: game.game.id })).status).toBe(200);
    expect(await standing()).toEqual(kept);
  },
  START_TIMEOUT * 2,
);
