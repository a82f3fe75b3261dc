import { POINTS_MAX } from '@waymark/contract';

/** Points that one key or press gives. */
export interface PointsChoice {
  readonly points: number;
  /** The digit that gives them. */
  readonly digit: string;
}

/** Worth a tenth of the challenge each; a challenge of few points counts up by one, one without points by ten. */
const unitOf = (standard: number): number => (standard === 0 ? 10 : Math.max(1, standard / 10));

/** What the digits 1 to 9 give, in tenths of the challenge's points, and 0 all of them. */
export const pointsByDigit = (standard: number): readonly PointsChoice[] => [
  ...Array.from({ length: 9 }, (_, index) => ({
    digit: String(index + 1),
    points: Math.min(POINTS_MAX, Math.round(unitOf(standard) * (index + 1))),
  })),
  { digit: '0', points: standard },
];

/** Points to choose from with the thumb: the challenge's first, then nothing, quarters, and a little more. */
export function pointsForThumb(standard: number): readonly number[] {
  const unit = standard === 0 ? 100 : standard;
  const parts = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((part) => Math.min(POINTS_MAX, Math.round(unit * part)));
  return [...new Set([standard, ...parts])];
}
