import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { jobs } from '../db/schema';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { addJob, JOBS_CHANNEL, type NewJob } from './add';
import type { JobKind, JobRun } from './job-kind';
import { JobRunner } from './job-runner';
import { cancelJob } from './repo';

const provider = testProvider();
const LEASE = 300;

/** Nodes that run jobs of one kind, with helpers to observe them. */
async function trial(kind: Partial<JobKind> & Pick<JobKind, 'run'>) {
  const { database, make, clock } = provider;
  const name = `trial-${Math.random()}`;
  const game = await make.game(await make.whiteLabel());
  const faults: unknown[] = [];
  const nodes: JobRunner[] = [];
  const kinds = [{ name, atOnce: 9, retries: 0, retryAfter: 60_000, ...kind }];
  const rows = () => database.db.select().from(jobs).where(eq(jobs.kind, name)).orderBy(asc(jobs.id));
  return {
    faults,
    node: async (at: Database = database) => {
      const onFault = (error: unknown) => void faults.push(error);
      nodes.push(await JobRunner.start({ database: at, kinds, now: clock.now, onFault, lease: LEASE }));
    },
    add: (more: Partial<NewJob> = {}) =>
      database.tx((tx) => addJob(database, tx, { kind: name, of: game, runAt: clock.now(), ...more })),
    cancel: (id: number) => database.tx((tx) => cancelJob(tx, id, clock.now())),
    look: () => database.notify(JOBS_CHANNEL, ''),
    rows,
    /** The jobs, once they are in these states. */
    async in(...states: string[]) {
      const there = await eventually(rows, (seen) => seen.map(({ state }) => state).join() === states.join());
      expect(there.map(({ state }) => state)).toEqual(states);
      return there;
    },
    end: async () => {
      for (const node of nodes) await node.close();
    },
  };
}

/** A promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Logs each of three steps. */
const threeSteps = (log: number[], before: (step: number) => Promise<void>) => async (run: JobRun) => {
  for (let step = Number(run.place() ?? 0); step < 3; step += 1) {
    await before(step);
    await run.step(async () => {
      log.push(step);
      return { place: step + 1, done: step + 1, total: 3 };
    });
  }
};

describe('jobs', () => {
  it('run once each across nodes, within the concurrency limit', async () => {
    let [running, most] = [0, 0];
    const two = gate();
    const done: number[] = [];
    const { node, add, rows, end } = await trial({
      atOnce: 2,
      run: async ({ job, step }) => {
        running += 1;
        most = Math.max(most, running);
        // The first one runs until there is a second.
        if (running === 2) two.open();
        await two.opened;
        await step(async () => ({ done: 1, total: 1 }));
        done.push(job.id);
        running -= 1;
      },
    });
    await Promise.all([node(), node(), node()]);
    const ids = await Promise.all(Array.from({ length: 12 }, () => add()));
    await eventually(rows, (seen) => seen.every(({ state }) => state === 'done'));
    expect(done.toSorted((one, other) => one - other)).toEqual(
      ids.toSorted((one, other) => Number(one) - Number(other)),
    );
    expect(most).toBe(2);
    await end();
  });

  it('with a per-node limit run in parallel across nodes and wait beyond it', async () => {
    const goOn = gate();
    const begun: (string | null)[] = [];
    const {
      node,
      add,
      rows,
      in: reach,
      end,
    } = await trial({
      atOnce: 1,
      maximumOf: 'each',
      run: async ({ job }) => {
        begun.push(job.lease);
        await goOn.opened;
      },
    });
    await Promise.all([node(), node()]);
    await Promise.all([add(), add(), add()]);
    const nodes = async () => new Set(begun);
    expect((await eventually(nodes, ({ size }) => size === 2)).size).toBe(2);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['running', 'running', 'waiting']);
    goOn.open();
    await reach('done', 'done', 'done');
    await end();
  });

  it('resume after their last step on another node when theirs goes silent', async () => {
    const log: number[] = [];
    const [frozen, thawed] = [gate(), gate()];
    let isFrozen = false;
    const {
      node,
      add,
      in: reach,
      faults,
      end,
    } = await trial({
      run: threeSteps(log, async (step) => {
        if (step !== 1 || isFrozen) return;
        isFrozen = true;
        frozen.open();
        await thawed.opened;
      }),
    });
    const { database } = provider;
    // Without its queries a node cannot renew its leases.
    const silent = new Proxy(database, {
      get: (whole, key) => (key === 'db' && isFrozen ? undefined : Reflect.get(whole, key)),
    });
    await node(silent);
    await add();
    await frozen.opened;
    await node();
    const [job] = await reach('done');
    thawed.open();
    await end();
    expect([log, job?.attempts, job?.done, job?.total]).toEqual([[0, 1, 2], 2, 3, 3]);
    expect(faults.filter((fault) => !(fault instanceof TypeError))).toEqual([]);
  });

  it('of a stopped node resume after a restart without counting an attempt', async () => {
    const log: number[] = [];
    const reached = gate();
    const {
      node,
      add,
      in: reach,
      end,
    } = await trial({
      run: async (run) => {
        const waits = run.place() === 1 && run.job.place === null;
        await threeSteps(log, async (step) => {
          if (step !== 1 || log.length !== 1 || waits) return;
          reached.open();
          await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
        })(run);
      },
    });
    await node();
    await add();
    await reached.opened;
    await end();
    await reach('waiting');
    log.push(-1);
    await node();
    const [job] = await reach('done');
    expect([log, job?.attempts]).toEqual([[0, -1, 1, 2], 1]);
    await end();
  });

  it('are retried after a failure and then fail with the reason', async () => {
    const {
      node,
      add,
      rows,
      in: reach,
      look,
      faults,
      end,
    } = await trial({
      retries: 1,
      run: async () => {
        throw new Error('The mail server is away.');
      },
    });
    await node();
    await add();
    const [tried] = await eventually(rows, (seen) => seen[0]?.attempts === 1 && seen[0].state === 'waiting');
    expect(tried?.fault).toBe('The mail server is away.');
    provider.clock.forward(61_000);
    await look();
    await reach('failed');
    expect(faults).toHaveLength(2);
    await end();
  });

  it('stop when cancelled: waiting ones at once, running ones before their next step', async () => {
    const log: number[] = [];
    const [begun, goOn] = [gate(), gate()];
    const {
      node,
      add,
      cancel,
      in: reach,
      end,
    } = await trial({
      run: threeSteps(log, async (step) => {
        if (step === 0) return;
        begun.open();
        await goOn.opened;
      }),
    });
    await node();
    const running = await add();
    await begun.opened;
    const later = await add({ runAt: new Date(provider.clock.now().getTime() + 3_600_000) });
    for (const id of [running, later]) await cancel(id ?? 0);
    goOn.open();
    await reach('cancelled', 'cancelled');
    expect(log).toEqual([0]);
    await end();
  });

  it('that only move forward count retries since their last step, and still end if stuck', async () => {
    const tried = new Set<number>();
    let stuckAt: number | undefined;
    const {
      node,
      add,
      rows,
      in: reach,
      look,
      end,
    } = await trial({
      retries: 1,
      retriesFrom: 'place',
      run: threeSteps([], async (step) => {
        if (tried.has(step) && step !== stuckAt) return;
        tried.add(step);
        throw new Error('Try again.');
      }),
    });
    const retry = async (job: number, isTried: () => boolean) => {
      const seen = await eventually(rows, (there) => there[job]?.state === 'waiting' && isTried());
      expect(seen[job]?.state).toBe('waiting');
      provider.clock.forward(61_000);
      await look();
    };
    await node();
    await add();
    for (const times of [1, 2, 3]) await retry(0, () => tried.size === times);
    await reach('done');
    stuckAt = 1;
    tried.delete(1);
    await add();
    await retry(1, () => tried.has(1));
    expect((await reach('done', 'failed'))[1]).toMatchObject({ done: 1, attempts: 2, fault: 'Try again.' });
    await end();
  });

  it('are unique per key until they finish', async () => {
    const { node, add, in: reach, end } = await trial({ run: async () => {} });
    const both = await Promise.all([add({ key: 'one' }), add({ key: 'one' })]);
    expect(both.filter((id) => id !== undefined)).toHaveLength(1);
    await node();
    await reach('done');
    expect(await add({ key: 'one' })).toBeDefined();
    await reach('done', 'done');
    await end();
  });
});
