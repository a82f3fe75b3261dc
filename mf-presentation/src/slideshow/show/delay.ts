/** Default seconds per photo. */
const DELAY_DEFAULT = 5;

/** Seconds to choose from. */
export const DELAYS = [3, 5, 8, 10, 15, 30, 60] as const;

/** Parses `delay` from the address: a positive number, otherwise 5. */
export function delayOf(text: string | null): number {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : DELAY_DEFAULT;
}
