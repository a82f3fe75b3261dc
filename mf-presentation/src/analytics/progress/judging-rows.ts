import type { GameProgress } from '@waymark/contract';
import type { CsvRow } from './save-csv';

/** Judging times as CSV rows: each judge, the figures, then the histogram, whose last row has all longer times. */
export function judgingRows(judging: NonNullable<GameProgress['judging']>): readonly CsvRow[] {
  const { judges, minutes, median, most, longest } = judging;
  const last = minutes.length - 1;
  return [
    ['Judge', 'Answers', 'Median seconds'],
    ...judges.map((judge) => [judge.name ?? '', judge.answers ?? 0, judge.median ?? null]),
    ['Figure', 'Seconds'],
    ['Median', median ?? null],
    ['9 of 10 within', most ?? null],
    ['Longest', longest ?? null],
    ['Minutes until the decision', 'Answers'],
    ...minutes.map((answers, minute) => [minute === last ? `${last}+` : minute, answers]),
  ];
}
