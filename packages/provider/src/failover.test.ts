import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openPostgres } from './db/postgres';
import {
  type ChildProvider,
  Factories,
  openLiveClient,
  startChildProvider,
  startTestProvider,
  TEST_PASSWORD,
  testServerUrl,
  Visitor,
} from './testing';
import { eventually } from './testing/eventually';
import { type OwnPostgres, startOwnPostgres } from './testing/own-postgres';

const TIMEOUT = 120_000;
/** Shorter than the default, so that many calls hit the outage. */
const BETWEEN_TRIES = 20;
const server = testServerUrl();

if (server) {
  describe('two nodes whose PostgreSQL fails under load', () => {
    let postgres: OwnPostgres;
    let folder: string;
    const nodes: ChildProvider[] = [];
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'waymark-failover-'));
      postgres = await startOwnPostgres(server);
    }, TIMEOUT);
    afterAll(async () => {
      for (const node of nodes) await node.kill();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    }, TIMEOUT);

    const restart = async () => {
      await postgres.kill();
      await postgres.start();
    };
    const terminateAll = async () => {
      const database = await openPostgres(postgres.url, 1);
      await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      await database.close();
    };
    const failures = [restart, terminateAll, () => postgres.replace(), terminateAll, restart];

    /** An organiser with as many games as there are concurrent writes. */
    const prepare = async (games: number) => {
      const database = await openPostgres(postgres.url, 1);
      const make = new Factories(database);
      const whiteLabel = await make.whiteLabel();
      const owner = await make.user(whiteLabel, { super_admin: true });
      const ids: number[] = [];
      for (let game = 0; game < games; game += 1) {
        const made = await make.game(whiteLabel);
        await make.member(made, owner, { access: 'Created' });
        ids.push(made.id);
      }
      await database.close();
      return { owner, ids };
    };

    const startNode = async (name: string) => {
      const own = { DATABASE_URL: postgres.url, WAYMARK_DATA: join(folder, name), WAYMARK_SECRET: 'the same' };
      const node = await startChildProvider({ ...own, WAYMARK_CALLS_PER_MINUTE: '0' });
      nodes.push(node);
      return node;
    };

    /** Whether a listener on one node receives a change made on another. A socket that drops meanwhile counts as no. */
    const isHeard = async (speaker: Visitor, listener: Visitor, game: number | undefined) => {
      const client = await openLiveClient(listener.origin, listener);
      const name = `Said ${Math.random()}`;
      const { status } = await speaker.put(`/games/${game}.json`, { name });
      const received = client.waitFor(({ detail }) => detail.game?.name === name).then(() => true);
      const isHere = await Promise.race([received, client.closed.then(() => false)]);
      client.close();
      return status === 200 && isHere;
    };

    it(
      'recover from ten outages without losing acknowledged writes',
      async () => {
        const { owner, ids } = await prepare(4);
        const [one, other] = await Promise.all([startNode('one'), startNode('other')]);
        const account = { email: owner.email, password: TEST_PASSWORD };
        const signedIn = await new Visitor(one.origin, owner.whitelabel).post<{ token: string }>(
          '/users/authenticate.json',
          account,
        );
        const at = ({ origin }: ChildProvider) => new Visitor(origin, owner.whitelabel, signedIn.body.token);

        const acknowledged = new Map<ChildProvider, string[]>([
          [one, []],
          [other, []],
        ]);
        const strange: unknown[] = [];
        let refused = 0;
        let goesOn = true;
        const write = async (game_id: number, place: number) => {
          const node = place % 2 === 0 ? one : other;
          for (let turn = 0; goesOn; turn += 1) {
            const name = `Challenge ${game_id}.${turn}`;
            const answer = await at(node)
              .post('/tasks.json', { game_id, name })
              .catch((error: unknown) => ({ status: 'none', error }) as const);
            if (answer.status === 200) {
              acknowledged.get(node)?.push(name);
              continue;
            }
            if (answer.status === 503 && Number(answer.headers.get('Retry-After')) > 0) refused += 1;
            else strange.push(answer);
            await pause(BETWEEN_TRIES);
          }
        };
        const writing = ids.map(write);
        const wroteAgain = async (node: ChildProvider) => {
          const before = acknowledged.get(node)?.length ?? 0;
          const since = async () => (acknowledged.get(node)?.length ?? 0) - before;
          return (await eventually(since, (count) => count >= 3)) >= 3;
        };
        let survived = 0;
        for (const fail of [...failures, ...failures]) {
          await fail();
          if (!(await wroteAgain(one)) || !(await wroteAgain(other))) break;
          survived += 1;
        }
        goesOn = false;
        expect(survived).toBe(10);
        await Promise.all(writing);
        expect([one.lives(), other.lives(), strange]).toEqual([true, true, []]);
        expect(refused).toBeGreaterThan(0);

        const database = await openPostgres(postgres.url, 1);
        const { rows } = (await database.db.execute(sql`select name from tasks`)) as unknown as {
          rows: { name: string }[];
        };
        await database.close();
        const kept = new Set(rows.map(({ name }) => name));
        expect([...acknowledged.values()].flat().filter((name) => !kept.has(name))).toEqual([]);

        expect(await eventually(() => isHeard(at(one), at(other), ids[0]), Boolean)).toBe(true);

        for (const node of [one, other]) {
          const [, ...lines] = node.lines();
          expect(lines.filter((line) => !/^The database (cannot be used|works again)/.test(line))).toEqual([]);
          expect(lines.length).toBeLessThanOrEqual(20);
        }
      },
      TIMEOUT,
    );
  });
} else {
  it('answers 503 when the embedded database fails', async () => {
    const provider = await startTestProvider();
    const visitor = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    await provider.database.close();
    const { status, headers } = await visitor.get('/games.json');
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect((await fetch(`${provider.origin}/health`)).status).toBe(503);
    await provider.close();
  });
}
