import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ChildProvider,
  Factories,
  listenLive,
  makeTestData,
  startChildProvider,
  TEST_PASSWORD,
  type TestData,
  testServerUrl,
  Visitor,
} from './testing';

const PATIENCE = 240_000;

let data: TestData;
const children: ChildProvider[] = [];
const startNode = async () => {
  const child = await startChildProvider({ ...data.env, WAYMARK_SECRET: 'the same for all' });
  children.push(child);
  return child;
};
beforeEach(async () => {
  data = await makeTestData();
}, PATIENCE);
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  await data.remove();
}, PATIENCE);

async function prepare() {
  const database = await data.open();
  const make = new Factories(database);
  const whiteLabel = await make.whiteLabel();
  const owner = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, owner, { access: 'Created' });
  const colleague = await make.user(whiteLabel, { name: 'Zoe' });
  await make.member(game, colleague);
  await database.close();
  return { owner, colleague, game };
}

if (testServerUrl()) {
  it(
    'tells at one node what was done at another',
    async () => {
      const { owner, game } = await prepare();
      const [one, other] = await Promise.all([startNode(), startNode()]);
      const visitor = new Visitor(one.origin, owner.whitelabel);
      const account = { email: owner.email, password: TEST_PASSWORD };
      const { body } = await visitor.post<{ token: string; refresh_token: string }>(
        '/users/authenticate.json',
        account,
      );
      const ear = await listenLive(one.origin, { token: body.token, whitelabel: owner.whitelabel });
      const atOther = new Visitor(other.origin, owner.whitelabel, body.token);
      const { status } = await atOther.put(`/games/${game.id}.json`, { name: 'Done over there' });
      expect(status).toBe(200);
      const { detail } = await ear.hear(({ source }) => source === 'ss.game.update');
      expect(detail).toMatchObject({ user_id: owner.id, game: { id: game.id, name: 'Done over there' } });
      ear.close();
    },
    PATIENCE,
  );

  it(
    'tells at one node who has a game open at another, and that a node that ended took its people along',
    async () => {
      const { owner, colleague, game } = await prepare();
      const [one, other] = await Promise.all([startNode(), startNode()]);
      const enter = async ({ origin }: ChildProvider, { email, whitelabel }: typeof owner) => {
        const visitor = new Visitor(origin, whitelabel);
        const account = { email, password: TEST_PASSWORD };
        const { body } = await visitor.post<{ token: string }>('/users/authenticate.json', account);
        const ear = await listenLive(origin, { token: body.token, whitelabel });
        ear.open(game.id);
        return ear;
      };
      const far = await enter(other, colleague);
      await far.seeing('Zoe');
      const near = await enter(one, owner);
      await near.seeing(owner.name, 'Zoe');
      await far.seeing(owner.name, 'Zoe');
      await other.stop();
      await near.seeing(owner.name);
      near.close();
    },
    PATIENCE,
  );
} else {
  it(
    'refuses a data folder that another process has, in one sentence',
    async () => {
      await prepare();
      await startNode();
      await expect(startNode()).rejects.toThrow(
        /^The data folder \S+ is in use by another Waymark \(process \d+\)\. Stop that one first\.$/,
      );
    },
    PATIENCE,
  );

  it(
    'takes over the data folder of a process that was killed',
    async () => {
      await prepare();
      await (await startNode()).kill();
      await startNode();
      const folder = data.env.WAYMARK_DATA ?? '';
      await children.at(-1)?.stop();
      await mkdir(folder, { recursive: true });
      // The number of a living process, but not of the one that wrote the lock.
      await writeFile(join(folder, 'waymark.lock'), `${process.pid} 1`);
      await startNode();
    },
    PATIENCE,
  );
}
