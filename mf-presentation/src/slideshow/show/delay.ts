/** Seconds for which a photo stays unless the address says otherwise. */
const DELAY_DEFAULT = 5;

/** Seconds to choose from. */
export const DELAYS = [3, 5, 8, 10, 15, 30, 60] as const;

/** Seconds a slide stays, out of `delay` in the address: a positive number, else 5. */
export function delayOf(text: string | null): number {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : DELAY_DEFAULT;
}
