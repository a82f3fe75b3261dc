import type { GameMoment, MomentSide } from '@waymark/contract';

const HOUR = 3_600_000;
/** Minimum time span: two answers within a minute don't make an hourly rate. */
const LEAST = HOUR / 6;

type Counts = Pick<MomentSide, 'answers' | 'rejected'>;

/** The share of rejected answers; null without answers. */
export const rejectedShare = ({ answers = 0, rejected = 0 }: Counts): number | null =>
  answers > 0 ? rejected / answers : null;

/** Answers per hour from first to last; null without answers. */
export function answersPerHour({ answers = 0, from, to }: MomentSide): number | null {
  if (answers === 0 || !from || !to) return null;
  return answers / (Math.max(LEAST, Date.parse(to) - Date.parse(from)) / HOUR);
}

/** Challenges answered on both sides, sorted by the change of their rejection rate. */
export const mostChanged = ({ challenges }: GameMoment): GameMoment['challenges'] =>
  challenges
    .map((challenge) => ({
      challenge,
      change: (rejectedShare(challenge.after) ?? Number.NaN) - (rejectedShare(challenge.before) ?? Number.NaN),
    }))
    .filter(({ change }) => !Number.isNaN(change) && change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .map(({ challenge }) => challenge);
