/** @also-embedded Listeners depend on the engine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openPostgres } from './db/postgres';
import { gameMembers } from './db/schema';
import { switchMaintenance } from './maintenance/switch';
import {
  type ChildProvider,
  createTestDatabase,
  Factories,
  openLiveClient,
  startTestProvider,
  TEST_PASSWORD,
  type TestProvider,
  testServerUrl,
  Visitor,
} from './testing';
import { type BreakableLine, layLine } from './testing/breakable-line';
import { eventually } from './testing/eventually';
import { testNodes } from './testing/test-nodes';

const TIMEOUT = 240_000;

const { data, startNode } = testNodes();

async function prepare() {
  const database = await data().open();
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

const server = testServerUrl();
if (server) {
  it(
    'delivers live messages across nodes',
    async () => {
      const { owner, game } = await prepare();
      const [one, other] = await Promise.all([startNode(), startNode()]);
      const visitor = new Visitor(one.origin, owner.whitelabel);
      const account = { email: owner.email, password: TEST_PASSWORD };
      const { body } = await visitor.post<{ token: string; refresh_token: string }>(
        '/users/authenticate.json',
        account,
      );
      const client = await openLiveClient(one.origin, { token: body.token, whitelabel: owner.whitelabel });
      const atOther = new Visitor(other.origin, owner.whitelabel, body.token);
      const { status } = await atOther.put(`/games/${game.id}.json`, { name: 'Done over there' });
      expect(status).toBe(200);
      const { detail } = await client.waitFor(({ source }) => source === 'ss.game.update');
      expect(detail).toMatchObject({ user_id: owner.id, game: { id: game.id, name: 'Done over there' } });
      client.close();
    },
    TIMEOUT,
  );

  it(
    'shares presence across nodes and drops the people of a stopped node',
    async () => {
      const { owner, colleague, game } = await prepare();
      const [one, other] = await Promise.all([startNode(), startNode()]);
      const enter = async ({ origin }: ChildProvider, { email, whitelabel }: typeof owner) => {
        const visitor = new Visitor(origin, whitelabel);
        const account = { email, password: TEST_PASSWORD };
        const { body } = await visitor.post<{ token: string }>('/users/authenticate.json', account);
        const client = await openLiveClient(origin, { token: body.token, whitelabel });
        client.open(game.id);
        return client;
      };
      const far = await enter(other, colleague);
      await far.waitForPeople('Zoe');
      const near = await enter(one, owner);
      await near.waitForPeople(owner.name, 'Zoe');
      await far.waitForPeople(owner.name, 'Zoe');
      await other.stop();
      await near.waitForPeople(owner.name);
      near.close();
    },
    TIMEOUT,
  );

  it(
    'gives judges on two nodes different submissions and shows each claim to the other',
    async () => {
      const { owner, colleague, game } = await prepare();
      const database = await data().open();
      const make = new Factories(database);
      const [task, team] = [await make.task(game), await make.team(game)];
      for (const count of [1, 2]) await make.answer(task, team, { user_id: owner.id, count });
      await database.close();
      const [one, other] = await Promise.all([startNode(), startNode()]);
      const enter = async ({ origin }: ChildProvider, { email, whitelabel }: typeof owner) => {
        const account = { email, password: TEST_PASSWORD };
        const visitor = new Visitor(origin, whitelabel);
        const { body } = await visitor.post<{ token: string }>('/users/authenticate.json', account);
        return new Visitor(origin, whitelabel, body.token);
      };
      const [near, far] = [await enter(one, owner), await enter(other, colleague)];
      const client = await openLiveClient(one.origin, near);
      const next = async (who: Visitor) =>
        (await who.post<{ answer: { id: number } | null }>('/answers/next.json', { game_id: game.id })).body.answer?.id;
      const [mine, theirs] = await Promise.all([next(near), next(far)]);
      expect(new Set([mine, theirs])).not.toContain(undefined);
      expect(mine).not.toBe(theirs);
      await client.waitFor(({ detail }) => detail.answer?.id === theirs && detail.fields?.includes('claim') === true);
      const claim = await near.put<{ message: string }>(`/answers/${theirs}/claim.json`, { game_id: game.id });
      expect([claim.status, claim.body.message]).toEqual([409, 'Zoe is looking at this submission.']);
      client.close();
    },
    TIMEOUT,
  );

  describe('a node that lost its database connection', () => {
    let line: BreakableLine;
    let drop: () => Promise<void>;
    let near: TestProvider;
    /** Its clock is stopped, so no cache expires on its own. */
    let far: TestProvider;
    beforeEach(async () => {
      const made = await createTestDatabase(server);
      drop = made.drop;
      line = await layLine(made.url);
      far = await startTestProvider({ database: await openPostgres(line.url, 3) });
      near = await startTestProvider({ database: await openPostgres(made.url, 3) });
    }, TIMEOUT);
    afterEach(async () => {
      await far.close();
      await near.close();
      await line.close();
      await drop();
    });

    /** Cuts the connection, does something on the other node, and returns once the connection is back. */
    const meanwhile = async (visitor: Visitor, work: () => Promise<unknown>) => {
      const client = await openLiveClient(far.origin, visitor);
      line.cut();
      await work();
      line.mend();
      // Listeners learn from the closed socket that they missed something.
      expect(await client.closed).toBe(1006);
    };

    it('rejects sessions that were signed out elsewhere', async () => {
      const user = await near.make.user(await near.make.whiteLabel());
      const account = { email: user.email, password: TEST_PASSWORD };
      const { body } = await near
        .visitor(user.whitelabel)
        .post<{ token: string; refresh_token: string }>('/users/authenticate.json', account);
      const visitor = new Visitor(far.origin, user.whitelabel, body.token);
      expect((await visitor.get('/users/0.json')).status).toBe(200);
      await meanwhile(visitor, () =>
        near.visitor(user.whitelabel).post('/users/sign-out.json', { refresh_token: body.refresh_token }),
      );
      expect((await visitor.get('/users/0.json')).status).toBe(401);
    });

    it('sends no messages to members who were banned meanwhile', async () => {
      const whiteLabel = await near.make.whiteLabel();
      const user = await near.make.user(whiteLabel);
      const [lost, kept] = [await near.make.game(whiteLabel), await near.make.game(whiteLabel)];
      for (const game of [lost, kept]) await near.make.member(game, user, { access: 'Created' });
      const chief = await near.as(await near.make.user(whiteLabel, { super_admin: true }));
      const rename = (id: number, name: string) => chief.put(`/games/${id}.json`, { name });
      const visitor = await near.as(user);
      const before = await openLiveClient(far.origin, visitor);
      await rename(lost.id, 'Heard');
      await before.waitFor(({ detail }) => detail.game?.name === 'Heard');
      await meanwhile(visitor, () =>
        near.database.db.update(gameMembers).set({ banned: true }).where(eq(gameMembers.game_id, lost.id)),
      );
      const after = await openLiveClient(far.origin, visitor);
      await rename(lost.id, 'Not for them');
      await rename(kept.id, 'For them');
      await after.waitFor(({ detail }) => detail.game?.name === 'For them');
      expect(after.messages).toHaveLength(1);
      after.close();
    });

    it("drops the socket instead of rejecting a token it can't check", async () => {
      const visitor = await near.as(await near.make.user(await near.make.whiteLabel()));
      line.cut();
      await expect(openLiveClient(far.origin, visitor)).rejects.toThrow('socket hang up');
      line.mend();
      const open = () => openLiveClient(far.origin, visitor).catch(() => undefined);
      const client = await eventually(open, (seen) => seen !== undefined);
      client?.close();
      expect(client).toBeDefined();
    });

    it('picks up the maintenance switch', async () => {
      const visitor = await near.as(await near.make.user(await near.make.whiteLabel()));
      await meanwhile(visitor, () => switchMaintenance(near.database, true, near.clock.now()));
      const seen = await eventually(
        () => new Visitor(far.origin, visitor.whitelabel).get<{ maintenance: boolean }>('/services/maintenance.json'),
        ({ body }) => body.maintenance,
      );
      expect(seen.body).toEqual({ maintenance: true });
    });
  });
} else {
  it(
    'refuses a data folder that another process is using',
    async () => {
      await prepare();
      await startNode();
      await expect(startNode()).rejects.toThrow(
        /^The data folder \S+ is in use by another Waymark \(process \d+\)\. Stop that one first\.$/,
      );
    },
    TIMEOUT,
  );

  it(
    'takes over the data folder of a killed process',
    async () => {
      await prepare();
      await (await startNode()).kill();
      const second = await startNode();
      const folder = data().env.WAYMARK_DATA ?? '';
      await second.stop();
      await mkdir(folder, { recursive: true });
      // The pid of a live process that did not write the lock.
      await writeFile(join(folder, 'waymark.lock'), `${process.pid} 1`);
      await startNode();
    },
    TIMEOUT,
  );

  it(
    'exits when another process takes over its data folder',
    async () => {
      await prepare();
      const node = await startNode();
      const lock = join(data().env.WAYMARK_DATA ?? '', 'waymark.lock');
      const holder = JSON.parse(await readFile(lock, 'utf8')) as object;
      await writeFile(lock, JSON.stringify({ ...holder, token: 'of another' }));
      const lives = async () => node.lives();
      expect(await eventually(lives, (seen) => !seen)).toBe(false);
      expect([await node.stop(), node.lines().at(-1)]).toEqual([
        1,
        expect.stringMatching(/^The data folder \S+ was taken over by another Waymark\./),
      ]);
    },
    TIMEOUT,
  );
}
