import type { MomentFinding } from './moment-finding';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The proposed start: one hour from now. */
export const proposeStart = (now: number): string => new Date(now + HOUR).toISOString();

/** The proposed finish: one day after the start. */
export const proposeFinish = (start: string | null, now: number): string =>
  new Date(Date.parse(start ?? proposeStart(now)) + DAY).toISOString();

/** Minimum duration proposed for a game. */
const SHORTEST = 2 * HOUR;

/** Reports a finish that isn't after the start; the fix is the nearest valid one. */
export function checkFinish(
  start: string | null,
  finish: string,
  translate: (phrase: string) => string,
): MomentFinding | undefined {
  if (start === null || Date.parse(finish) > Date.parse(start)) return undefined;
  return {
    message: translate('Finish must be after start.'),
    fix: new Date(Date.parse(start) + SHORTEST).toISOString(),
  };
}
