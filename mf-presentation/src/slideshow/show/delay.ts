/** Default seconds per photo. */
const DELAY_DEFAULT = 5;

/** A day: timers take no more than 24 of them. */
const DELAY_MAX = 86_400;

/** Seconds to choose from. */
export const DELAYS = [3, 5, 8, 10, 15, 30, 60] as const;

/** Parses `delay` from the address: a positive number, at most a day, otherwise 5. */
export function delayOf(text: string | null): number {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, DELAY_MAX) : DELAY_DEFAULT;
}
