import { gameStateAt } from '@waymark/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { answers, auditLog, games, scores, tasks, whiteLabels } from '../../db/schema';
import { listenLive, START_PATIENCE, startTestProvider, type TestProvider } from '../../testing';
import { keepDemoFresh } from '../fresh/keep-fresh';
import { PILOT_ID } from '../games/game-line';
import { scoreRows } from '../play/score-rows';
import { seedDemo } from '../seed';
import { seeded } from '../seeded';
import { playMove } from './play-live';

const NOW = new Date('2026-06-18T15:20:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (later: number) => new Date(NOW.getTime() + later);

let provider: TestProvider;
const now = NOW;
beforeAll(async () => {
  provider = await startTestProvider({
    now: () => now,
    seed: (database, storage) => seedDemo(database, storage, { now: NOW }),
  });
}, START_PATIENCE);
afterAll(() => provider.close());

const findGame = async (id: number) => {
  const [game] = await provider.database.db.select().from(games).where(eq(games.id, id));
  if (!game) throw new Error('There is no such game.');
  return game;
};
const listAnswers = () => provider.database.db.select().from(answers).where(eq(answers.game_id, PILOT_ID));
const points = (
  rows: readonly { team_id: number; style: string; period?: string | undefined; points?: number | undefined }[],
) => rows.map(({ team_id, style, period, points }) => `${team_id} ${style} ${period} ${points}`).toSorted();

async function expectScoresToFollow() {
  const game = await findGame(PILOT_ID);
  const stored = await provider.database.db.select().from(scores).where(eq(scores.game_id, PILOT_ID));
  const teamIds = [...new Set(stored.map(({ team_id }) => team_id))];
  const rows = (await listAnswers()).sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  expect(points(stored)).toEqual(
    points(
      scoreRows(
        game,
        teamIds,
        rows.map((row) => ({ row })),
      ),
    ),
  );
}

it(
  'lets teams play the live game: answers, reviews and points arrive and everybody in it is told',
  async () => {
    const { database } = provider;
    const owner = await provider.as({ id: (await findGame(PILOT_ID)).creator_id ?? 0, whitelabel: 'harbour' });
    const ear = await listenLive(provider.origin, owner);
    const before = await listAnswers();
    const random = seeded(7);
    for (let move = 1; move <= 60; move += 1) expect(await playMove(database, random, at(move * 5000))).toBe(true);
    const after = await listAnswers();
    expect(after.length).toBeGreaterThan(before.length + 15);
    expect(after.filter(({ reviewed_by_id }) => reviewed_by_id).length).toBeGreaterThan(
      before.filter(({ reviewed_by_id }) => reviewed_by_id).length,
    );
    await expectScoresToFollow();
    const newest = Math.max(...after.map(({ id }) => id));
    await ear.hear(({ source, detail }) => source === 'ss.answer.create' && detail.answer?.id === newest);
    const heard = new Set(ear.heard.map(({ source }) => source));
    for (const source of ['ss.answer.create', 'ss.answer.accept', 'ss.game.score']) expect(heard).toContain(source);
    expect(ear.heard.every(({ detail }) => detail.game?.id === PILOT_ID)).toBe(true);
    ear.close();
  },
  START_PATIENCE,
);

it('breaks no lock and answers nothing twice but on purpose', async () => {
  const { db } = provider.database;
  const unlocked = await db.execute(sql`
    select answers.id from answers join task_prerequisites on task_prerequisites.task_id = answers.task_id
     where answers.game_id = ${PILOT_ID} and answers.rejected_at is null and not answers.duplicate and answers.late = 0
       and not exists (select from answers as earlier where earlier.team_id = answers.team_id
         and earlier.task_id = task_prerequisites.prerequisite_id and earlier.created_at < answers.created_at)`);
  expect((unlocked as unknown as { rows: unknown[] }).rows).toEqual([]);
});

it('stops when the game is over', async () => {
  const { finish_at } = await findGame(PILOT_ID);
  expect(await playMove(provider.database, seeded(7), finish_at ?? NOW)).toBe(false);
});

it(
  'moves games that have grown old so that one is on, one just over and some to come, and leaves edited ones alone',
  async () => {
    const { database } = provider;
    expect(await keepDemoFresh(database, at(2 * HOUR))).toBe(0);
    const [edited, ours] = [await findGame(4809), await findGame(PILOT_ID)];
    await database.db.insert(auditLog).values({
      white_label_id: edited.white_label_id,
      game_id: edited.id,
      user_id: 1,
      action: 'ss.game.update',
    });
    await provider.make.game(await provider.make.whiteLabel(), { start_at: NOW, finish_at: at(HOUR) });
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

    const [early] = await database.db
      .select({ id: answers.id })
      .from(answers)
      .where(and(eq(answers.game_id, PILOT_ID), gt(answers.created_at, later)));
    expect(early).toBeUndefined();
    expect(await listAnswers()).toHaveLength(400);
    await expectScoresToFollow();
    const [opening] = await database.db
      .select({ at: tasks.starts_at })
      .from(tasks)
      .where(and(eq(tasks.game_id, PILOT_ID), sql`${tasks.starts_at} is not null`, isNull(tasks.deleted_at)));
    expect(opening?.at?.getTime()).toBeGreaterThan(live.start_at?.getTime() ?? 0);
    expect(await playMove(database, seeded(9), later)).toBe(true);
  },
  START_PATIENCE,
);
