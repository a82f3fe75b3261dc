import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 10_000;

/** Looks again and again until what is seen is what is hoped for; answers the last look, for the test to judge. */
export async function eventually<T>(look: () => Promise<T>, isHopedFor: (seen: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (isHopedFor(seen) || Date.now() > end) return seen;
    await pause(10);
  }
}
