/** @also-embedded Data of the first start is written in bulk, which depends on the engine. */
import { gameStateAt } from '@waymark/contract';
import { scoreRows } from '@waymark/provider/data';
import {
  answers,
  auditLog,
  gameMembers,
  games,
  reviews,
  scores,
  tasks,
  teams,
  whiteLabels,
} from '@waymark/provider/schema';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '@waymark/provider/testing';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { PILOT_ID } from '../games/game-line';
import { seedDemo } from '../seed';
import { keepDemoFresh } from './keep-fresh';

const NOW = new Date('2026-06-18T15:20:00.000Z');
const HOUR = 3_600_000;
const at = (later: number) => new Date(NOW.getTime() + later);

let provider: TestProvider;
const now = NOW;
beforeAll(async () => {
  provider = await startTestProvider({
    now: () => now,
    seed: (database, storage) => seedDemo(database, storage, { now: NOW }),
  });
}, START_TIMEOUT);
afterAll(() => provider.close());

const findGame = async (id: number) => {
  const [game] = await provider.database.db.select().from(games).where(eq(games.id, id));
  if (!game) throw new Error('There is no such game.');
  return game;
};
const listAnswers = () => provider.database.db.select().from(answers).where(eq(answers.game_id, PILOT_ID));

/** Decisions must be as old as the answers say, also the states they can be undone to. */
async function expectDecisionsToFollow(gameId: number) {
  const ofGame = sql`from review_steps join reviews on reviews.id = review_id join answers on answers.id = answer_id
    where reviews.game_id = ${gameId}`;
  const counted: unknown = await provider.database.db.execute(sql`
    select count(*)::int as all,
      count(*) filter (where decision = 'feature' and reviews.created_at = featured_at
        and (before->>'approved_at')::timestamptz = approved_at)::int as featured,
      count(*) filter (where decision <> 'feature' and reviews.created_at = coalesce(approved_at, rejected_at)
        and coalesce(after->>'approved_at', after->>'rejected_at')::timestamptz = reviews.created_at)::int as decided
    ${ofGame}`);
  const [found] = (counted as { rows: { all: number; featured: number; decided: number }[] }).rows;
  expect(found?.featured).toBeGreaterThan(0);
  expect(found?.decided).toBeGreaterThan(0);
  expect((found?.featured ?? 0) + (found?.decided ?? 0)).toBe(found?.all);
}

/** Stored scores must match those added up from the answers one by one. */
async function expectScoresToFollow() {
  const game = await findGame(PILOT_ID);
  const stored = await provider.database.db.select().from(scores).where(eq(scores.game_id, PILOT_ID));
  const teamIds = [...new Set(stored.map(({ team_id }) => team_id))];
  const rows = (await listAnswers()).sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const reported = (
    list: readonly { team_id: number; style: string; period?: string | undefined; points?: number | undefined }[],
  ) => list.map(({ team_id, style, period, points }) => `${team_id} ${style} ${period} ${points}`).toSorted();
  expect(reported(stored)).toEqual(
    reported(
      scoreRows(
        game,
        teamIds,
        rows.map((row) => ({ row })),
      ),
    ),
  );
}

it(
  'moves old games to live, past and future dates but leaves edited ones alone',
  async () => {
    const { database } = provider;
    expect(await keepDemoFresh(database, at(HOUR))).toBe(0);
    const [edited, ours] = [await findGame(4809), await findGame(PILOT_ID)];
    await database.db.insert(auditLog).values({
      white_label_id: edited.white_label_id,
      game_id: edited.id,
      user_id: 1,
      action: 'ss.game.update',
    });
    await provider.make.game(await provider.make.whiteLabel(), { start_at: NOW, finish_at: at(HOUR) });
    // Players who joined during the game edited nothing, and are removed when it starts again.
    const late = await provider.make.team({ id: PILOT_ID }, { created_at: at(HOUR) });
    const [player] = await database.db
      .select({ id: gameMembers.user_id })
      .from(gameMembers)
      .where(and(eq(gameMembers.game_id, PILOT_ID), eq(gameMembers.access, 'Joined')));
    const joined = { white_label_id: ours.white_label_id, game_id: PILOT_ID, action: 'ss.game.join' } as const;
    await database.db.insert(auditLog).values({ ...joined, user_id: player?.id ?? 0 });
    const [gone] = await database.db
      .insert(reviews)
      .values({ game_id: PILOT_ID, decision: 'accept', count: 1 })
      .returning({ id: reviews.id });
    const later = at(26 * HOUR);
    const all = await database.db
      .select({ id: games.id })
      .from(games)
      .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id));
    expect(await keepDemoFresh(database, later)).toBe(all.length - 2);
    expect(await keepDemoFresh(database, later)).toBe(0);

    const live = await findGame(PILOT_ID);
    expect((live.start_at?.getTime() ?? 0) - (ours.start_at?.getTime() ?? 0)).toBe(26 * HOUR);
    expect((await findGame(4809)).start_at).toEqual(edited.start_at);
    const active = await database.db
      .select()
      .from(games)
      .where(and(eq(games.white_label_id, live.white_label_id), eq(games.category, 'Active')));
    const states = active.map((game) =>
      gameStateAt(
        {
          start_anytime: game.start_anytime,
          start_at: game.start_at?.toISOString(),
          finish_at: game.finish_at?.toISOString(),
        } as never,
        later.getTime(),
      ),
    );
    for (const state of ['live', 'scheduled', 'finished']) expect(states).toContain(state);

    expect(await database.db.select().from(teams).where(eq(teams.id, late.id))).toEqual([]);
    const [early] = await database.db
      .select({ id: answers.id })
      .from(answers)
      .where(and(eq(answers.game_id, PILOT_ID), gt(answers.created_at, later)));
    expect(early).toBeUndefined();
    expect(await listAnswers()).toHaveLength(400);
    await expectScoresToFollow();
    await expectDecisionsToFollow(PILOT_ID);
    expect(
      await database.db
        .select()
        .from(reviews)
        .where(eq(reviews.id, gone?.id ?? 0)),
    ).toEqual([]);
    const [opening] = await database.db
      .select({ at: tasks.starts_at })
      .from(tasks)
      .where(and(eq(tasks.game_id, PILOT_ID), sql`${tasks.starts_at} is not null`, isNull(tasks.deleted_at)));
    expect(opening?.at?.getTime()).toBeGreaterThan(live.start_at?.getTime() ?? 0);
  },
  START_TIMEOUT,
);

it(
  'moves games as soon as the live one is nearly over',
  async () => {
    const { finish_at } = await findGame(PILOT_ID);
    const nearly = new Date((finish_at?.getTime() ?? 0) - 10 * 60_000);
    expect(await keepDemoFresh(provider.database, nearly)).toBeGreaterThan(0);
    expect((await findGame(PILOT_ID)).finish_at?.getTime()).toBeGreaterThan(nearly.getTime() + HOUR);
  },
  START_TIMEOUT,
);
