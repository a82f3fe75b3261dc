import type { GameMoment, MomentSide } from '@waymark/contract';

const HOUR = 3_600_000;
/** Shorter times are taken for this long: two answers within a minute are no rate. */
const LEAST = HOUR / 6;

type Counts = Pick<MomentSide, 'answers' | 'rejected'>;

/** The share of answers that were rejected; null without any. */
export const rejectedShare = ({ answers = 0, rejected = 0 }: Counts): number | null =>
  answers > 0 ? rejected / answers : null;

/** Answers per hour from the first to the last; null without any. */
export function answersPerHour({ answers = 0, from, to }: MomentSide): number | null {
  if (answers === 0 || !from || !to) return null;
  return answers / (Math.max(LEAST, Date.parse(to) - Date.parse(from)) / HOUR);
}

/** Challenges that were answered on both sides, those first whose share of rejected answers changed most. */
export const mostChanged = ({ challenges }: GameMoment): GameMoment['challenges'] =>
  challenges
    .map((challenge) => ({
      challenge,
      change: (rejectedShare(challenge.after) ?? Number.NaN) - (rejectedShare(challenge.before) ?? Number.NaN),
    }))
    .filter(({ change }) => !Number.isNaN(change) && change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .map(({ challenge }) => challenge);
