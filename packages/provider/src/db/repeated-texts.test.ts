/** @also-embedded Prepared statements depend on the engine. */
import { eq, sql } from 'drizzle-orm';
import { Factories, openTestDatabase, START_PATIENCE } from '../testing';
import { builtOnce } from './built-once';
import type { Database } from './database';
import { RepeatedTexts } from './repeated-texts';
import { games, whiteLabels } from './schema';

const TURNS = 6;

let database: Database;
let make: Factories;
beforeAll(async () => {
  database = await openTestDatabase();
  make = new Factories(database);
}, START_PATIENCE);
afterAll(() => database.close());

describe('a statement that comes again and again', () => {
  it('is kept by the database', async () => {
    const kept = await database.tx(async (tx) => {
      for (let turn = 0; turn < TURNS; turn += 1) await tx.select().from(whiteLabels).where(eq(whiteLabels.id, turn));
      const { rows } = (await tx.execute(
        sql`select statement from pg_prepared_statements where statement like '%from "white_labels"%'`,
      )) as unknown as { rows: unknown[] };
      return rows;
    });
    expect(kept).toHaveLength(1);
  });

  it.each<[string, unknown, string]>([
    ['a text with quotes', `it's "so" '' '; drop table games; --`, 'text'],
    ['a text with backslashes', `\\' \\n \\\\ $1 $$`, 'text'],
    ['a text of other tongues', '🎈 Ünter עברית', 'text'],
    ['no text at all', '', 'text'],
    ['nothing', null, 'text'],
    ['a number', 3_000_000_001, 'int8'],
    ['a fraction', -0.125, 'float8'],
    ['yes', true, 'bool'],
    ['no', false, 'bool'],
    ['a moment', '2026-11-22 05:12:00.123+00', 'timestamptz'],
    ['a list', '{1,2,3}', 'int8[]'],
    ['an object', '{"a": "it\'s", "b": [1, null]}', 'jsonb'],
  ])('carries %s every time as the first time', async (_, value, type) => {
    const seen: unknown[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const text = sql`select (${value}::${sql.raw(type)})::text as back, ${turn}::int as turn`;
      const { rows } = (await database.db.execute(text)) as unknown as { rows: { back: unknown; turn: number }[] };
      seen.push(rows[0]?.back);
      expect(rows[0]?.turn).toBe(turn);
    }
    expect(seen).toEqual(seen.map(() => seen[0]));
    if (type === 'text') expect(seen[0]).toBe(value);
  });

  it('does its work in a transaction, and is undone with it', async () => {
    const game = await make.game(await make.whiteLabel());
    const rename = (queries: Parameters<Parameters<Database['tx']>[0]>[0], name: string) =>
      queries.update(games).set({ name }).where(eq(games.id, game.id)).returning({ name: games.name });
    for (let turn = 0; turn < TURNS; turn += 1) {
      expect(await database.tx((tx) => rename(tx, `Kept ${turn}`))).toEqual([{ name: `Kept ${turn}` }]);
      const undone = database.tx(async (tx) => {
        await rename(tx, 'Undone');
        throw new Error('Stop');
      });
      await expect(undone).rejects.toThrow('Stop');
    }
    const [row] = await database.db.select({ name: games.name }).from(games).where(eq(games.id, game.id));
    expect(row).toEqual({ name: `Kept ${TURNS - 1}` });
  });

  it('waits for nobody who waits for its transaction', async () => {
    const ask = (queries: Pick<Database['db'], 'execute'>) => queries.execute(sql`select 'both' as inside_and_outside`);
    for (let turn = 0; turn < TURNS; turn += 1) {
      let begin: () => void = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const outside = begun.then(() => ask(database.db));
      await database.tx(async (tx) => {
        begin();
        await begun;
        await ask(tx);
      });
      await outside;
    }
  });

  it('tells of its faults as before', async () => {
    const identifier = 'taken';
    await make.whiteLabel({ identifier });
    const faults: unknown[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const again = database.db.insert(whiteLabels).values({ identifier, name: `Turn ${turn}`, colour: '#000000' });
      faults.push(await again.catch((error: { cause?: { code?: unknown } }) => error.cause?.code));
      await make.whiteLabel();
    }
    expect(faults).toEqual(faults.map(() => '23505'));
  });
});

it('is built once for a database, and answers what is asked for each time', async () => {
  let built = 0;
  const find = builtOnce<{ identifier: string }, { id: number }[]>('brand_by_name', (queries) => {
    built += 1;
    return queries
      .select({ id: whiteLabels.id })
      .from(whiteLabels)
      .where(eq(whiteLabels.identifier, sql.placeholder('identifier')));
  });
  const brands = [await make.whiteLabel(), await make.whiteLabel()];
  for (const { id, identifier } of brands) expect(await find(database.db, { identifier })).toEqual([{ id }]);
  expect(built).toBe(1);
  const [brand] = brands;
  await database.tx(async (tx) => {
    expect(await find(tx, { identifier: brand?.identifier ?? '' })).toEqual([{ id: brand?.id }]);
  });
});

it('names no more texts than the database should keep', () => {
  const repeated = new RepeatedTexts();
  for (let text = 0; text < 500; text += 1) for (let turn = 0; turn < 3; turn += 1) repeated.count(`select ${text}`);
  expect([repeated.nameOf('select 0'), repeated.nameOf('select 499')]).toEqual(['repeated_1', undefined]);
});
