import { POINTS_MAX } from '@waymark/contract';

/** Points that one key or press gives. */
export interface PointsChoice {
  readonly points: number;
  /** The digit that gives them. */
  readonly digit: string;
}

/** A tenth of the challenge's points per step; at least 1, and 10 for a challenge without points. */
const unitOf = (standard: number): number => (standard === 0 ? 10 : Math.max(1, standard / 10));

/** Points per digit: 1 to 9 are tenths of the challenge's points, 0 is all of them. */
export const pointsByDigit = (standard: number): readonly PointsChoice[] => [
  ...Array.from({ length: 9 }, (_, index) => ({
    digit: String(index + 1),
    points: Math.min(POINTS_MAX, Math.round(unitOf(standard) * (index + 1))),
  })),
  { digit: '0', points: standard },
];

/** Choices in the thumb bar: the challenge's points, none, quarters and slightly more. */
export function pointsForThumb(standard: number): readonly number[] {
  const unit = standard === 0 ? 100 : standard;
  const parts = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((part) => Math.min(POINTS_MAX, Math.round(unit * part)));
  return [...new Set([standard, ...parts])];
}
