/** @also-embedded Query plans depend on the engine. */
import { sql } from 'drizzle-orm';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { listQuery } from './list-query';

const OURS = 5_000;
const THEIRS = 20_000;
const DECIDED = 20_000;
const WAITING = 1_000;

let provider: TestProvider;
let given: Readonly<Record<'userId' | 'whiteLabelId', number>>;
beforeAll(async () => {
  provider = await startTestProvider();
  const { database, make } = provider;
  const [ours, theirs] = [await make.whiteLabel(), await make.whiteLabel()];
  const owner = await make.user(ours);
  const fill = (whiteLabelId: number, count: number) =>
    database.db.execute(sql`insert into games (white_label_id, name, code, updated_at)
      select ${whiteLabelId}, 'Game ' || n, 'code-' || n, now() - n * interval '1 minute'
      from generate_series(1, ${count}::int) as n`);
  await fill(ours.id, OURS);
  await fill(theirs.id, THEIRS);
  await database.db.execute(sql`insert into game_members (game_id, user_id, access)
    select id, ${owner.id}, 'Created' from games where white_label_id = ${ours.id} and id % 100 = 0`);
  const played = await make.game(ours, { code: 'PLAYED', updated_at: new Date() });
  const [task, team] = [await make.task(played), await make.team(played)];
  await database.db.execute(sql`insert into answers (game_id, task_id, team_id, user_id, type, review_key, approved_at)
    select ${played.id}, ${task.id}, ${team.id}, ${owner.id}, 0, 'key-' || n, case when n > ${WAITING}::int then now() end
    from generate_series(1, ${WAITING + DECIDED}::int) as n`);
  await database.db.execute(sql`analyze games, game_members, game_counts, answers, tasks, teams`);
  given = { userId: owner.id, whiteLabelId: ours.id };
}, START_TIMEOUT);
afterAll(() => provider.close());

/** The database's plan for the list. */
async function planFor(whose: 'member' | 'everybody'): Promise<string> {
  const { sql: text, params } = listQuery(provider.database.db, whose).toSQL();
  const explain = provider.database.prepare<Record<string, string>>(`plan_${whose}`, {
    toSQL: () => ({ sql: `explain ${text}`, params }),
  });
  const rows = await explain({
    ...given,
    category: null,
    since: '2020-01-01T00:00:00Z',
    term: null,
    limit: 25,
    offset: 0,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it("reads one white label's games from an index without a sequential scan", async () => {
  const plan = await planFor('everybody');
  expect(plan).toContain('games_newest');
  expect(plan).not.toMatch(/Seq Scan on games/);
});

it('counts the answers in the queue of each game without reading decided ones', async () => {
  const plan = await planFor('everybody');
  expect(plan).toMatch(/Scan (using|on) answers_waiting/);
  expect(plan).not.toMatch(/Seq Scan on answers/);
});

it("finds a member's games through the membership index", async () => {
  const plan = await planFor('member');
  expect(plan).toContain('game_members_user');
  expect(plan).not.toMatch(/Seq Scan on games/);
});
