import type { GameProgress } from '@waymark/contract';
import type { CsvRow } from '../progress/save-csv';
import { courseOf, type Measures, shareAt } from './measures';

/** Two games as CSV rows: their measures, then the share of all answers of each at every step of either. */
export function twoGamesRows(
  names: readonly [own: string, other: string],
  both: readonly [own: Measures, other: Measures],
  progress: readonly [own: GameProgress, other: GameProgress],
): readonly CsvRow[] {
  const courses = [courseOf(progress[0]), courseOf(progress[1])] as const;
  const minutes = [...new Set(courses.flat().map(({ minute }) => minute))].sort((one, other) => one - other);
  return [
    ['Measure', ...names],
    ...(Object.keys(both[0]) as (keyof Measures)[]).map((name) => [name, both[0][name], both[1][name]]),
    ['Minutes since the first answer', ...names],
    ...minutes.map((minute) => [minute, ...courses.map((course) => shareAt(course, minute))]),
  ];
}
