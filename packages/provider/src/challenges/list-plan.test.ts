/** @also-embedded Query plans depend on the engine. */
import { sql } from 'drizzle-orm';
import type { Statement } from '../db/database';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { pageQuery, searchQuery } from './list-query';

const OURS = 10_000;
const THEIRS = 20_000;

let provider: TestProvider;
let game: number;
beforeAll(async () => {
  provider = await startTestProvider();
  const { database, make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [ours, theirs] = [await make.game(whiteLabel), await make.game(whiteLabel)];
  const fill = (gameId: number, count: number) =>
    database.db.execute(sql`insert into tasks (game_id, position, name, description)
      select ${gameId}, n, 'Challenge ' || n, '<p>Follow the quay</p>' from generate_series(1, ${count}::int) as n`);
  await fill(ours.id, OURS);
  await fill(theirs.id, THEIRS);
  await database.db.execute(sql`analyze tasks`);
  game = ours.id;
}, START_TIMEOUT);
afterAll(() => provider.close());

/** The database's execution plan of a query. */
async function planOf(name: string, query: Statement): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const explain = provider.database.prepare<Record<string, string>>(`plan_${name}`, {
    toSQL: () => ({ sql: `explain (analyze, timing off) ${text}`, params }),
  });
  return (await explain({})).map((row) => row['QUERY PLAN']).join('\n');
}

it('reads one page of 10,000 challenges from an index without sorting', async () => {
  const plan = await planOf('page', pageQuery(provider.database.db, game, { limit: 25, offset: 0 }));
  expect(plan).toContain('tasks_order');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

it('searches the stored search text once and fetches only the rows of the page', async () => {
  const page = { limit: 25, offset: 50 };
  const plan = await planOf('search', searchQuery(provider.database.db, game, 'quay', page));
  expect(plan).toMatch(/position\(.* in \(?[\w.]*search_text/i);
  expect(plan).not.toMatch(/regexp_replace|description/);
  expect(plan.match(/search_text/g)).toHaveLength(1);
  expect(plan).toMatch(/Index Scan using tasks_pkey on tasks .*\(actual rows=1(\.00)? loops=25\)/);
  expect(await searchQuery(provider.database.db, game, 'quay', page)).toHaveLength(25);
});
