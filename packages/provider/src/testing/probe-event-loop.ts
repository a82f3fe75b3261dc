import { EventLoopProbe } from './event-loop-probe';

/** Longest time for which nobody else may be answered. */
const STANDSTILL_MS = 200;

let excuse: string | undefined;

/** Fails every test of a file in which the provider held up everybody else while it answered a call. */
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

/** Excuses the test that is running, for a reason that a reader finds there. */
export function mayStandStill(reason: string): void {
  excuse = reason;
}
