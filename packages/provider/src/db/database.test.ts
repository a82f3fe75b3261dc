/** @also-embedded Tests the engines themselves. */
import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, Factories, openTestDatabase, START_TIMEOUT, testServerUrl } from '../testing';
import { type BreakableLine, layLine } from '../testing/breakable-line';
import { eventually } from '../testing/eventually';
import type { Database } from './database';
import { isDatabaseAway } from './database-away';
import { openPostgres } from './postgres';
import { answers, gameCounts, games, tasks, teams, whiteLabels } from './schema';

let database: Database;
let make: Factories;
beforeAll(async () => {
  database = await openTestDatabase();
  make = new Factories(database);
}, START_TIMEOUT);
afterAll(() => database.close());

describe('a transaction', () => {
  it('rolls back when its work throws', async () => {
    const identifier = 'undone';
    const work = database.tx(async (tx) => {
      await tx.insert(whiteLabels).values({ identifier, name: 'Undone', colour: '#000000' });
      throw new Error('Stop');
    });
    await expect(work).rejects.toThrow('Stop');
    expect(await database.db.select().from(whiteLabels).where(eq(whiteLabels.identifier, identifier))).toEqual([]);
  });

  it('rejects concurrent queries, as the PostgreSQL driver will', async () => {
    const both = database.tx((tx) => Promise.all([tx.select().from(games), tx.execute(sql`select 1`)]));
    await expect(both).rejects.toThrow('A transaction runs one statement at a time');
    const one = await database.tx(
      async (tx) => [await tx.select().from(games), await tx.execute(sql`select 1`)].length,
    );
    expect(one).toBe(2);
  });

  it('rejects queries from outside, which would deadlock the embedded database', async () => {
    const refused = 'Inside a transaction only its own queries may be used.';
    await expect(database.tx(async () => database.db.select().from(whiteLabels))).rejects.toThrow(refused);
    await expect(database.tx(() => database.tx(async () => 1))).rejects.toThrow(refused);
    await expect(database.tx(() => database.notify('channel', 'text'))).rejects.toThrow(refused);
    expect(
      await database.tx(async (tx) => (await tx.select({ one: sql<number>`1` }).from(sql`(select) as x`)).length),
    ).toBe(1);
  });
});

it('returns counts as numbers', async () => {
  const [row] = await database.db.select({ count: sql`count(*)`, sum: sql`3000000000::int8` }).from(sql`(select) as x`);
  expect(row).toEqual({ count: 1, sum: 3_000_000_000 });
});

describe('notifications', () => {
  /** Resolves with what was heard when the text `end` arrives. */
  const hearing = async (channel: string) => {
    const received: string[] = [];
    let done: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      done = resolve;
    });
    const unlisten = await database.listen(channel, (payload) => (payload === 'end' ? done() : received.push(payload)));
    return { received, ended, unlisten };
  };

  it('arrive in order at every listener of the channel and no other', async () => {
    const [one, other, deaf] = [await hearing('one'), await hearing('one'), await hearing('two')];
    for (const text of ['a', 'b', 'c', 'end']) await database.notify('one', text);
    await database.notify('two', 'end');
    await Promise.all([one.ended, other.ended, deaf.ended]);
    expect([one.received, other.received, deaf.received]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], []]);
  });

  it('of a transaction are sent on commit and dropped on rollback', async () => {
    const { received, ended } = await hearing('three');
    const undone = database.tx(async (tx) => {
      await database.notify('three', 'undone', tx);
      throw new Error('Stop');
    });
    await undone.catch(() => {});
    await database.tx(async (tx) => {
      await database.notify('three', 'done', tx);
    });
    await database.notify('three', 'end');
    await ended;
    expect(received).toEqual(['done']);
  });

  if (testServerUrl()) {
    it('resume after a lost connection and report that some may be missing', async () => {
      const received: string[] = [];
      let hear: (text: string) => void = () => {};
      const missed = new Promise<void>((resolve) => {
        void database.listen('five', (text) => hear(text), resolve);
      });
      await database.listen('five', (text) => received.push(text));
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
      await database.db.execute(cut);
      await missed;
      const again = new Promise<string>((resolve) => {
        hear = resolve;
      });
      await database.notify('five', 'again');
      expect([await again, received]).toEqual(['again', ['again']]);
    });
  }

  it('end with the subscription', async () => {
    const [left, stays] = [await hearing('four'), await hearing('four')];
    await left.unlisten();
    await database.notify('four', 'late');
    await database.notify('four', 'end');
    await stays.ended;
    expect([left.received, stays.received]).toEqual([[], ['late']]);
  });
});

describe("a game's counts", () => {
  const countsOf = async (gameId: number) => {
    const [counts] = await database.db.select().from(gameCounts).where(eq(gameCounts.game_id, gameId));
    return counts;
  };

  it('follow every single and bulk write', async () => {
    const whiteLabel = await make.whiteLabel();
    const [game, other] = [await make.game(whiteLabel), await make.game(whiteLabel)];
    const [team, otherTeam] = [await make.team(game), await make.team(other)];
    const [task, gone, otherTask] = [await make.task(game), await make.task(game), await make.task(other)];
    await make.player(team, await make.user(whiteLabel));
    const row = { type: 1, review_key: 'x' };
    await database.db
      .insert(answers)
      .values([
        ...Array.from({ length: 5 }, () => ({ ...row, game_id: game.id, task_id: task.id, team_id: team.id })),
        { ...row, game_id: other.id, task_id: otherTask.id, team_id: otherTeam.id },
      ]);
    const [first] = await database.db.select().from(answers).where(eq(answers.game_id, game.id));
    await database.db
      .update(answers)
      .set({ approved_at: new Date() })
      .where(eq(answers.id, first?.id ?? 0));
    await database.db.update(tasks).set({ deleted_at: new Date() }).where(eq(tasks.id, gone.id));
    expect(await countsOf(game.id)).toEqual({
      game_id: game.id,
      challenges: 1,
      teams: 1,
      players: 1,
      answers: 5,
      waiting: 4,
    });
    await database.db.delete(answers).where(eq(answers.game_id, game.id));
    await database.db.update(teams).set({ deleted_at: new Date() }).where(eq(teams.id, team.id));
    expect(await countsOf(game.id)).toMatchObject({ teams: 0, answers: 0, waiting: 0 });
    expect(await countsOf(other.id)).toMatchObject({ teams: 1, answers: 1, waiting: 1 });
  });

  it('are deleted with the game', async () => {
    const game = await make.game(await make.whiteLabel());
    await make.answer(await make.task(game), await make.team(game));
    await database.db.delete(games).where(eq(games.id, game.id));
    expect(await countsOf(game.id)).toBeUndefined();
  });
});

const server = testServerUrl();
if (server) {
  describe('a broken connection', () => {
    let line: BreakableLine;
    let far: Database;
    let drop: () => Promise<void>;
    beforeEach(async () => {
      const made = await createTestDatabase(server);
      drop = made.drop;
      line = await layLine(made.url);
      far = await openPostgres(line.url, 3);
    }, START_TIMEOUT);
    afterEach(async () => {
      await far.close();
      await line.close();
      await drop();
    });

    /** Resolves when a message sent from now on arrives. */
    const hearing = () => {
      let tell: () => void = () => {};
      const received = new Promise<void>((resolve) => {
        tell = resolve;
      });
      return { tell, received };
    };

    it('is reopened after refused attempts, with a single listener', async () => {
      const { tell, received } = hearing();
      let times = 0;
      const back = hearing();
      const hear = () => {
        times += 1;
        tell();
      };
      await far.listen('line', hear, back.tell);
      const before = line.tried();
      line.cut();
      await eventually(
        async () => line.tried() - before,
        (count) => count >= 3,
      );
      line.mend();
      await back.received;
      await far.notify('line', 'again');
      await received;
      await far.db.execute(sql`select 1`);
      expect(times).toBe(1);
    });

    it('is given up when silent, and its pending statements fail', async () => {
      const back = hearing();
      await far.listen('line', () => {}, back.tell);
      const waiting = far.db.execute(sql`select pg_sleep(60)`);
      await far.db.execute(sql`select 1`);
      line.silence();
      expect(isDatabaseAway(await waiting.catch((error: unknown) => error))).toBe(true);
      await back.received;
      expect(await far.tx(async (tx) => (await tx.select({ one: sql`1` }).from(sql`(select) as x`)).length)).toBe(1);
    });
  });
}
