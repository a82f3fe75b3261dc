import { sql } from 'drizzle-orm';
import { START_PATIENCE, startTestProvider, type TestProvider } from '../testing';
import { pageQuery } from './list-query';

const OURS = 10_000;
const THEIRS = 20_000;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_PATIENCE);
afterAll(() => provider.close());

it('reads one page of 10,000 challenges in the order of an index, and those of other games not at all', async () => {
  const { database, make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [ours, theirs] = [await make.game(whiteLabel), await make.game(whiteLabel)];
  const fill = (gameId: number, count: number) =>
    database.db.execute(sql`insert into tasks (game_id, position, name)
      select ${gameId}, n, 'Challenge ' || n from generate_series(1, ${count}::int) as n`);
  await fill(ours.id, OURS);
  await fill(theirs.id, THEIRS);
  await database.db.execute(sql`analyze tasks`);
  const { sql: text, params } = pageQuery(database.db, ours.id, { limit: 25, offset: 0 }).toSQL();
  const explain = database.prepare<Record<string, string>>('plan_tasks', {
    toSQL: () => ({ sql: `explain ${text}`, params }),
  });
  const plan = (await explain({})).map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('tasks_order');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});
