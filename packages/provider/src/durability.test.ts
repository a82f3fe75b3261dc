/** @also-embedded Each engine recovers from a crash in its own way. */
import {
  type ChildProvider,
  Factories,
  makeTestData,
  startChildProvider,
  TEST_PASSWORD,
  type TestData,
  Visitor,
} from './testing';

const TIMEOUT = 240_000;
const WRITES = 100;

let data: TestData;
let child: ChildProvider | undefined;
beforeEach(async () => {
  data = await makeTestData();
}, TIMEOUT);
afterEach(async () => {
  await child?.kill();
  await data.remove();
}, TIMEOUT);

/** Adds a super administrator to data that no provider has open. */
async function prepare() {
  const database = await data.open();
  const make = new Factories(database);
  const whiteLabel = await make.whiteLabel();
  const chief = await make.user(whiteLabel, { super_admin: true });
  await database.close();
  return { email: chief.email, whitelabel: whiteLabel.identifier };
}

async function signIn(
  origin: string,
  { email, password, whitelabel }: Record<'email' | 'password' | 'whitelabel', string>,
) {
  const { body } = await new Visitor(origin, whitelabel).post<{ token: string }>('/users/authenticate.json', {
    email,
    password,
  });
  return new Visitor(origin, whitelabel, body.token);
}

it(
  'loses no acknowledged write when the process is killed',
  async () => {
    const who = { ...(await prepare()), password: TEST_PASSWORD };
    const acknowledged = new Map<number, string>();
    const killAfter = [25, 60];
    child = await startChildProvider(data.env);
    for (const at of [...killAfter, WRITES]) {
      const chief = await signIn(child.origin, who);
      const write = async () => {
        while (acknowledged.size < at) {
          const name = `Write ${acknowledged.size} ${Math.random()}`;
          const made = await chief.post<{ game: { id: number } }>('/games.json', { name });
          const changed = await chief.put(`/games/${made.body.game.id}.json`, { name: `${name} changed` });
          if (changed.status === 200) acknowledged.set(made.body.game.id, `${name} changed`);
        }
      };
      // Writes in flight when the process is killed fail; they were never acknowledged.
      const writing = [write(), write(), write()].map((writer) => writer.catch(() => {}));
      await Promise.race(writing);
      await child.kill();
      await Promise.all(writing);
      child = await startChildProvider(data.env);
    }
    const chief = await signIn(child.origin, who);
    const { body } = await chief.get<{ games: { id: number; name: string }[] }>('/games.json?per_page=9999');
    const kept = new Map(body.games.map(({ id, name }) => [id, name]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES);
    expect([...acknowledged].filter(([id, name]) => kept.get(id) !== name)).toEqual([]);
  },
  TIMEOUT,
);

it(
  'shuts down cleanly on request',
  async () => {
    await prepare();
    child = await startChildProvider(data.env);
    expect(await child.stop()).toBe(0);
    child = await startChildProvider(data.env);
  },
  TIMEOUT,
);
