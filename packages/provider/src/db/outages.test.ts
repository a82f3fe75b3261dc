/** @also-embedded Connection errors depend on the engine. */
import { sql } from 'drizzle-orm';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { isDatabaseAway } from './database-away';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterAll(() => provider.close());
/** Reports before the current test. */
let before = 0;
beforeEach(() => {
  before = provider.faults.length;
});
afterEach(async () => {
  await provider.database.db.execute(sql`drop trigger if exists fail on games`);
  const outages = (words: RegExp) => output().filter((line) => words.test(line)).length;
  // An ongoing outage would merge with the next one.
  await eventually(
    async () => outages(/cannot be used/) - outages(/works again/),
    (open) => open === 0,
  );
});

/** Makes every write to a game fail with this PostgreSQL code until it is restored. */
async function breakGames(code: string) {
  const { db } = provider.database;
  await db.execute(
    sql.raw(`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'Not now' using errcode = '${code}'; end $$`),
  );
  await db.execute(sql`create trigger fail before update on games execute function fail()`);
  return async () => void (await db.execute(sql`drop trigger fail on games`));
}

async function owner() {
  const whiteLabel = await provider.make.whiteLabel();
  const user = await provider.make.user(whiteLabel);
  const game = await provider.make.game(whiteLabel);
  await provider.make.member(game, user, { access: 'Created' });
  const visitor = await provider.as(user);
  return (name: string) => visitor.put(`/games/${game.id}.json`, { name });
}

const output = () =>
  provider.faults.slice(before).map((fault) => (fault instanceof Error ? fault.message : String(fault)));

it.each([
  ['the disk is full', '53100'],
  ['the server shuts down', '57P01'],
  ['two transactions deadlock', '40P01'],
  ['the connection breaks', '08006'],
  ['the server has become a standby', '25006'],
])('returns 503 with Retry-After while %s', async (_, code) => {
  const rename = await owner();
  const mend = await breakGames(code);
  const { status, headers, body } = await rename('Refused');
  expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true]);
  expect(body).toEqual({ message: "The platform can't be reached right now. Please try again." });
  await mend();
  expect((await rename('Taken')).status).toBe(200);
});

it('notifies the operator once of an outage and once of the recovery', async () => {
  const rename = await owner();
  await breakGames('57P01');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, call) => rename(`Name ${call}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  const lines = await eventually(
    async () => output(),
    ({ length }) => length > 1,
  );
  expect(lines).toEqual([
    'The database cannot be used: Not now. Calls are answered with 503 until it is back.',
    expect.stringMatching(/^The database works again after [\d.]+ s\. Refused: 20\.$/),
  ]);
});

it('treats an error that persists as a bug of ours', async () => {
  const rename = await owner();
  await breakGames('22012');
  expect((await rename('Refused')).status).toBe(500);
  expect(output()).toEqual([expect.stringContaining('Failed query')]);
});

it('does not mistake connection errors of other services for an outage', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(isDatabaseAway(new Error('fetch failed', { cause: refused }))).toBe(false);
});
