import type { GameMoment, GameProgress } from '@waymark/contract';
import type { CsvRow } from '../progress/save-csv';
import { answersPerHour } from './sides';

/** Both sides of a moment as CSV rows: the whole game first, each challenge in playing order, then other measures. */
export function momentRows({ before, after, challenges }: GameMoment, progress: GameProgress): readonly CsvRow[] {
  const names = new Map(progress.challenges.map(({ id, position, name }) => [id, `${position} ${name}`]));
  const places = new Map(progress.challenges.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: (typeof challenges)[number]) => places.get(id) ?? places.size;
  const sides = [before, after] as const;
  const counts = (pair: readonly Partial<Pick<typeof before, 'answers' | 'solved' | 'rejected'>>[]) =>
    pair.flatMap(({ answers = 0, solved = 0, rejected = 0 }) => [answers, solved, rejected]);
  return [
    [
      'Challenge',
      ...['Answers before', 'Solved before', 'Rejected before'],
      ...['Answers after', 'Solved after', 'Rejected after'],
    ],
    ['All', ...counts(sides)],
    ...[...challenges]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((one) => [names.get(one.id) ?? String(one.id), ...counts([one.before, one.after])]),
    ['Measure', 'Before', 'After'],
    ['Answers per hour', ...sides.map(answersPerHour)],
    ['Points', ...sides.map(({ points = 0 }) => points)],
    ['Teams', ...sides.map(({ teams = 0 }) => teams)],
  ];
}
