/** @also-embedded Each engine recovers from a crash in its own way. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type ChildProvider, Factories, TEST_PASSWORD, testServerUrl, Visitor } from '../testing';
import { testNodes } from '../testing/test-nodes';

const TIMEOUT = 240_000;
const CALLS = 24;
/** In progress elsewhere, over quota, or overloaded. */
const COME_AGAIN = [425, 429, 503];

const { data, startNode } = testNodes();

interface Made {
  readonly task: { readonly id: number; readonly name: string };
}

/** An organiser with a game, and a call with a key that adds a challenge to it. */
async function prepare() {
  const database = await data().open();
  const make = new Factories(database);
  const whiteLabel = await make.whiteLabel();
  const owner = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, owner);
  await database.close();
  const signIn = async ({ origin }: ChildProvider) => {
    const account = { email: owner.email, password: TEST_PASSWORD };
    const visitor = new Visitor(origin, owner.whitelabel);
    const { body } = await visitor.post<{ token: string }>('/users/authenticate.json', account);
    return new Visitor(origin, owner.whitelabel, body.token);
  };
  const add = (who: Visitor, key: string): Promise<Answer<Made>> =>
    who.call('POST', '/tasks.json', { game_id: game.id, name: key }, { 'Idempotency-Key': key });
  /** Retries as a client does. */
  const addAtLast = async (who: Visitor, key: string): Promise<Answer<Made>> => {
    for (;;) {
      const answer = await add(who, key);
      if (!COME_AGAIN.includes(answer.status)) return answer;
      await pause(Number(answer.headers.get('Retry-After')) * 1000);
    }
  };
  const names = async (who: Visitor) =>
    (await who.get<{ tasks: { name: string }[] }>(`/tasks/game/${game.id}.json?per_page=9999`)).body.tasks
      .map(({ name }) => name)
      .toSorted();
  return { signIn, add, addAtLast, names };
}

const keysFor = (calls: number) => Array.from({ length: calls }, () => randomUUID());

it(
  'neither duplicates nor loses calls when the process is killed before responding',
  async () => {
    const { signIn, add, addAtLast, names } = await prepare();
    const keys: string[] = [];
    const answered = new Map<string, Made>();
    const first = await startNode();
    const before = await signIn(first);
    const write = async () => {
      for (;;) {
        const key = randomUUID();
        keys.push(key);
        const { body } = await add(before, key);
        answered.set(key, body);
        if (answered.size === CALLS / 2) return;
      }
    };
    // Calls in flight when the process is killed get no response.
    const writing = Array.from({ length: 4 }, () => write().catch(() => undefined));
    await Promise.race(writing);
    await first.kill();
    await Promise.all(writing);
    const second = await startNode();
    const after = await signIn(second);
    const again = await Promise.all(keys.map((key) => addAtLast(after, key)));
    for (const [at, key] of keys.entries()) {
      const { status, body } = again[at] as Answer<Made>;
      expect(status).toBe(200);
      expect(body.task.name).toBe(key);
      if (answered.has(key)) expect(body).toEqual(answered.get(key));
    }
    expect(answered.size).toBeLessThan(keys.length);
    expect(await names(after)).toEqual(keys.toSorted());
  },
  TIMEOUT,
);

if (testServerUrl()) {
  it(
    'executes each call once when it reaches two nodes concurrently',
    async () => {
      const { signIn, addAtLast, names } = await prepare();
      const nodes = await Promise.all([startNode(), startNode()]);
      const people = await Promise.all(nodes.map(signIn));
      const keys = keysFor(CALLS);
      const answers = await Promise.all(
        keys.map((key) => Promise.all(people.flatMap((who) => [addAtLast(who, key), addAtLast(who, key)]))),
      );
      for (const same of answers) {
        expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      }
      expect(await names(people[0] as Visitor)).toEqual(keys.toSorted());
    },
    TIMEOUT,
  );
}
