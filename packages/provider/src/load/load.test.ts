import { ApiError } from '../server/errors';
import { Load } from './load';
import type { Urgency } from './urgency';

const ALL: readonly Urgency[] = ['list', 'read', 'write', 'urgent', 'vital'];

/** A node with this many concurrent calls allowed, and this event loop delay. */
function node(callsAtOnce: number) {
  let delay = 0;
  const load = new Load({ callsAtOnce, delay: () => delay });
  const ends: (() => void)[] = [];
  /** Begins a call; returns the status if it was refused. */
  const call = (who: number | string, urgency: Urgency = 'read'): number | undefined => {
    let refused: number | undefined;
    load
      .during(urgency, who, () => new Promise<void>((resolve) => ends.push(resolve)))
      .catch((error: unknown) => {
        refused = error instanceof ApiError ? error.status : 0;
      });
    return refused;
  };
  return {
    load,
    call: async (who: number | string, urgency?: Urgency) => {
      const begun = ends.length;
      call(who, urgency);
      await Promise.resolve();
      return ends.length > begun;
    },
    refusal: async (who: number | string, urgency: Urgency = 'read') => {
      const error: unknown = await load.during(urgency, who, async () => undefined).catch((thrown: unknown) => thrown);
      return error instanceof ApiError ? [error.status, Number(error.headers['Retry-After']) > 0] : undefined;
    },
    endAll: async () => {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    },
    wait: (ms: number) => {
      delay = ms;
    },
    taken: () => ALL.filter((urgency) => load.takes(urgency)),
  };
}

it('sheds lists first, then reads, then writes, and reviews at twice the capacity', async () => {
  const { call, taken } = node(40);
  const seen = new Map<number, readonly Urgency[]>();
  for (let total = 0; total <= 80; total += 1) {
    seen.set(total, taken());
    // One call each, so no caller exceeds their share.
    await call(total, 'vital');
  }
  expect([19, 20, 30, 40, 80].map((total) => seen.get(total))).toEqual([
    ALL,
    ['read', 'write', 'urgent', 'vital'],
    ['write', 'urgent', 'vital'],
    ['urgent', 'vital'],
    ['vital'],
  ]);
});

it('sheds in the same order as the event loop delay grows', () => {
  const { wait, taken } = node(40);
  const seen = [200, 500, 800, 1200, 3000].map((ms) => {
    wait(ms);
    return taken();
  });
  expect(seen).toEqual([
    ALL,
    ['read', 'write', 'urgent', 'vital'],
    ['write', 'urgent', 'vital'],
    ['urgent', 'vital'],
    ['vital'],
  ]);
});

it('leaves room for others while one caller floods it', async () => {
  const { call, refusal } = node(64);
  let taken = 0;
  while (await call('flood', 'list')) taken += 1;
  expect(taken).toBe(24);
  expect(await refusal('flood', 'list')).toEqual([429, true]);
  expect(await refusal('flood', 'urgent')).toEqual([429, true]);
  expect(await refusal('another', 'list')).toBeUndefined();
});

it('gives competing callers equal shares', async () => {
  const { call } = node(64);
  const taken = new Map<string, number>();
  for (let turn = 0; turn < 40; turn += 1) {
    for (const who of ['one', 'two', 'three']) {
      if (await call(who, 'urgent')) taken.set(who, (taken.get(who) ?? 0) + 1);
    }
  }
  expect([...taken.values()]).toEqual([8, 8, 8]);
});

it('frees capacity when calls finish or fail', async () => {
  const { load, call, endAll, refusal } = node(16);
  while (await call('flood', 'list'));
  expect(await refusal('flood')).toEqual([429, true]);
  await endAll();
  await load.during('list', 'flood', () => Promise.reject(new Error('Broken'))).catch(() => undefined);
  expect(await refusal('flood', 'list')).toBeUndefined();
});

it('refuses nothing when the limit is off', async () => {
  const { call, wait, taken } = node(0);
  wait(10_000);
  for (let total = 0; total < 100; total += 1) expect(await call('flood', 'list')).toBe(true);
  expect(taken()).toEqual(ALL);
});
