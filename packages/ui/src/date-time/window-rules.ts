import type { MomentFinding } from './moment-finding';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A start that is not set is proposed one hour from now. */
export const proposeStart = (now: number): string => new Date(now + HOUR).toISOString();

/** A finish that is not set is proposed one day after the start. */
export const proposeFinish = (start: string | null, now: number): string =>
  new Date(Date.parse(start ?? proposeStart(now)) + DAY).toISOString();

/** A finish must come after the start; the way out is the proposed finish. */
export function checkFinish(
  start: string | null,
  finish: string,
  translate: (phrase: string) => string,
): MomentFinding | undefined {
  if (start === null || Date.parse(finish) > Date.parse(start)) return undefined;
  return { message: translate('Finish is earlier than start.'), fix: proposeFinish(start, 0) };
}
