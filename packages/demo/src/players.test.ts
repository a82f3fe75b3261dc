import { type Move, openTable } from '@waymark/players';
import { scoreRows } from '@waymark/provider/data';
import { answers, attachments, gameCounts, games, scores } from '@waymark/provider/schema';
import { openLiveClient, START_TIMEOUT, startTestProvider, type TestProvider } from '@waymark/provider/testing';
import { and, eq, gt } from 'drizzle-orm';
import { ACCOUNTS, DEMO_PASSWORD } from './brands/accounts';
import { PILOT_ID } from './games/game-line';
import { seedDemo } from './seed';
import { seeded } from './seeded';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ seed: (database, storage) => seedDemo(database, storage) });
}, START_TIMEOUT);
afterAll(() => provider.close());

const counts = async () => {
  const [row] = await provider.database.db.select().from(gameCounts).where(eq(gameCounts.game_id, PILOT_ID));
  if (!row) throw new Error('There are no counts.');
  return row;
};

it(
  'plays the live game through the API with answers, reviews and new players',
  async () => {
    const { db } = provider.database;
    const [game] = await db.select().from(games).where(eq(games.id, PILOT_ID));
    if (!game) throw new Error('The live game is missing.');
    const owner = await provider.as({ id: game.creator_id ?? 0, whitelabel: 'harbour' });
    const client = await openLiveClient(provider.origin, owner);
    const before = await counts();
    const began = provider.clock.now();
    const { next } = seeded(11);
    const table = openTable({
      api: `${provider.origin}/v1`,
      whitelabel: 'harbour',
      owner: ACCOUNTS.owner.email,
      judge: ACCOUNTS.judge.email,
      password: DEMO_PASSWORD,
      random: next,
    });
    const moves: Move[] = [];
    const wanted = ['answered', 'accepted', 'joined'] as const;
    const isEnough = () =>
      wanted.every((move) => moves.includes(move)) &&
      moves.filter((move) => move === 'answered').length >= 12 &&
      moves.filter((move) => move === 'accepted').length >= 8;
    while (moves.length < 300 && !isEnough()) moves.push(await table.move());
    expect(moves).toEqual(expect.arrayContaining([...wanted]));
    const after = await counts();
    expect(after.answers).toBeGreaterThan(before.answers);
    expect(after.players).toBeGreaterThan(before.players);
    const fresh = await db
      .select({ id: answers.id })
      .from(answers)
      .innerJoin(attachments, and(eq(attachments.owner, 'answer'), eq(attachments.owner_id, answers.id)))
      .where(gt(answers.created_at, began));
    expect(fresh.length).toBeGreaterThan(0);
    // The judge with an account, and guests by a link.
    const judges = await db
      .selectDistinct({ id: answers.reviewed_by_id })
      .from(answers)
      .where(and(eq(answers.game_id, PILOT_ID), gt(answers.approved_at, began)));
    expect(judges.filter(({ id }) => id !== null).length).toBeGreaterThan(2);
    for (const source of ['ss.answer.create', 'ss.game.score', 'ss.game.join']) {
      await client.waitFor((message) => message.source === source && message.detail.game?.id === PILOT_ID);
    }
    client.close();
    const given = await db
      .select()
      .from(answers)
      .where(eq(answers.game_id, PILOT_ID))
      .orderBy(answers.created_at, answers.id);
    const stored = await db
      .select({ team_id: scores.team_id, points: scores.points })
      .from(scores)
      .where(and(eq(scores.game_id, PILOT_ID), eq(scores.style, 'alltime')));
    const expected = scoreRows(
      game,
      stored.map(({ team_id }) => team_id),
      given.map((row) => ({ row })),
    ).filter(({ style }) => style === 'alltime');
    const reported = (rows: readonly { team_id: number; points?: number | undefined }[]) =>
      rows.map(({ team_id, points }) => `${team_id}: ${points}`).toSorted();
    expect(reported(stored)).toEqual(reported(expected));
    expect(provider.faults).toEqual([]);
  },
  START_TIMEOUT,
);
