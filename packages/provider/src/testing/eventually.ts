import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT = 60_000;

/**
 * Repeats a query until its result satisfies the condition; returns the last result for the test to judge.
 * @param timeout milliseconds
 */
export async function eventually<T>(
  look: () => Promise<T>,
  isHopedFor: (seen: T) => boolean,
  timeout = TIMEOUT,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const seen = await look();
    if (isHopedFor(seen) || Date.now() > end) return seen;
    await pause(10);
  }
}
