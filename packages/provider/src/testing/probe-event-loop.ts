import { EventLoopProbe } from './event-loop-probe';

/** Longest time the event loop may be blocked: 200 ms, plus garbage collection of earlier tests. */
const STANDSTILL_MS = 300;

let excuse: string | undefined;

/** Fails every test of a file in which a call blocked the event loop. */
export function probeEventLoop(): void {
  const probe = new EventLoopProbe(STANDSTILL_MS);
  beforeAll(() => probe.open());
  beforeEach(() => {
    excuse = undefined;
    probe.take();
  });
  afterEach(() => {
    const found = probe.take();
    if (excuse === undefined) expect(found).toEqual([]);
  });
  afterAll(() => probe.close());
}

/** Exempts the running test, for a stated reason. */
export function allowBlockedEventLoop(reason: string): void {
  excuse = reason;
}
