/** @also-embedded Prepared statements depend on the engine. */
import { eq, sql } from 'drizzle-orm';
import { Factories, openTestDatabase, START_TIMEOUT } from '../testing';
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
}, START_TIMEOUT);
afterAll(() => database.close());

describe('a repeated statement', () => {
  it('is prepared once', async () => {
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
    ['a text in other scripts', '🎈 Ünter עברית', 'text'],
    ['an empty text', '', 'text'],
    ['null', null, 'text'],
    ['a number', 3_000_000_001, 'int8'],
    ['a fraction', -0.125, 'float8'],
    ['true', true, 'bool'],
    ['false', false, 'bool'],
    ['a timestamp', '2026-11-22 05:12:00.123+00', 'timestamptz'],
    ['a list', '{1,2,3}', 'int8[]'],
    ['an object', '{"a": "it\'s", "b": [1, null]}', 'jsonb'],
  ])('carries %s the same every time', async (_, value, type) => {
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

  it('runs and rolls back with its transaction', async () => {
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

  it('does not deadlock with itself inside and outside a transaction', async () => {
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

  it('keeps reporting its errors', async () => {
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

it('builds a query once per database and binds new values on each call', async () => {
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

it('limits the number of prepared statements', () => {
  const repeated = new RepeatedTexts();
  for (let text = 0; text < 500; text += 1) for (let turn = 0; turn < 3; turn += 1) repeated.count(`select ${text}`);
  expect([repeated.nameOf('select 0'), repeated.nameOf('select 499')]).toEqual(['repeated_1', undefined]);
});
