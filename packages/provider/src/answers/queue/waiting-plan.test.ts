import { sql } from 'drizzle-orm';
import type { Statement } from '../../db/database';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../../testing';
import { type QueueQuery, waitingIds } from './waiting-ids';

const WAITING = 10_000;
const DECIDED = 10_000;
const CHALLENGES = 50;
const TEAMS = 40;

let provider: TestProvider;
let given: { readonly many: number; readonly few: number; readonly task: number; readonly team: number };
beforeAll(async () => {
  provider = await startTestProvider();
  const { database, make } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const fill = async (waiting: number, decided: number) => {
    const game = await make.game(whiteLabel);
    const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
    await run(sql`insert into tasks (game_id, position, name)
      select ${game.id}, n, 'Challenge ' || n from generate_series(1, ${CHALLENGES}::int) as n`);
    await run(sql`insert into teams (game_id, name)
      select ${game.id}, 'Team ' || n from generate_series(1, ${TEAMS}::int) as n`);
    await run(sql`insert into answers (game_id, task_id, team_id, user_id, type, review_key, approved_at)
      select ${game.id}, tasks[1 + n % ${CHALLENGES}::int], teams[1 + n % ${TEAMS}::int], ${user.id}, 0, 'key-' || n,
        case when n > ${waiting}::int then now() end
      from generate_series(1, ${waiting + decided}::int) as n,
        (select array_agg(id) as tasks from tasks where game_id = ${game.id}) as tasks,
        (select array_agg(id) as teams from teams where game_id = ${game.id}) as teams`);
    return game.id;
  };
  const [many, few] = [await fill(WAITING, DECIDED), await fill(100, DECIDED)];
  await database.db.execute(sql`analyze answers, tasks, teams, answer_claims`);
  const [first] = (
    (await database.db.execute(
      sql`select task_id, team_id from answers where game_id = ${many} limit 1`,
    )) as unknown as {
      rows: { task_id: string; team_id: string }[];
    }
  ).rows;
  given = { many, few, task: Number(first?.task_id), team: Number(first?.team_id) };
}, START_TIMEOUT);
afterAll(() => provider.close());

/** The executed plan of a query, with its buffer counts. */
async function planOf(name: string, query: Statement) {
  const { sql: text, params } = query.toSQL();
  const explain = provider.database.prepare<Record<string, string>>(`plan_${name}`, {
    toSQL: () => ({ sql: `explain (analyze, timing off, buffers) ${text}`, params }),
  });
  return (await explain({})).map((row) => row['QUERY PLAN']).join('\n');
}

/** Total number of pages read. */
const pagesOf = (plan: string): number => {
  const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
};

const cases: readonly (readonly [string, Partial<QueueQuery>, string])[] = [
  ['newest', { order: 'newest' }, 'answers_waiting'],
  ['waiting', { order: 'waiting' }, 'answers_waiting'],
  ['challenge', { order: 'challenge' }, 'answers_waiting_task'],
  ['team', { order: 'team' }, 'answers_waiting_team'],
];

it.each(cases)(
  'reads a page of 10,000 waiting answers by %s from an index, at the cost of 100',
  async (name, requests, index) => {
    const { db } = provider.database;
    const freeFor = { userId: 1, now: provider.clock.now() };
    const page = (gameId: number) => waitingIds(db, { gameId, order: 'waiting', limit: 26, freeFor, ...requests });
    const many = await planOf(`many_${name}`, page(given.many));
    const few = await planOf(`few_${name}`, page(given.few));
    expect(many).toContain(index);
    expect(many).not.toMatch(/Seq Scan on answers/);
    expect(await page(given.many)).toHaveLength(26);
    expect(pagesOf(many)).toBeGreaterThan(0);
    expect(pagesOf(many)).toBeLessThan(pagesOf(few) * 2 + 60);
  },
);

it('reads a page of one challenge or one team from an index', async () => {
  const { db } = provider.database;
  const base = { gameId: given.many, order: 'waiting', limit: 26 } as const;
  const ofTask = await planOf('one_task', waitingIds(db, { ...base, taskId: given.task }));
  expect(ofTask).not.toMatch(/Seq Scan on answers/);
  const ofTeam = await planOf('one_team', waitingIds(db, { ...base, teamId: given.team }));
  expect(ofTeam).not.toMatch(/Seq Scan on answers/);
});
