import type { GameProgress } from '@waymark/contract';
import { memo, type RefObject } from 'react';
import { MatrixRow, type StateWords } from './matrix-row';
import { Rows } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';
import { useShownRange } from './use-shown-range';

interface MatrixRowsProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly teams: readonly TeamProgress[];
  readonly challenges: GameProgress['challenges'];
  /** Height of a row. */
  readonly row: number;
  readonly words: StateWords;
}

/** The visible teams. Rows are keyed by position, so that sorting updates them in place. */
export const MatrixRows = memo(function MatrixRows({ scroller, teams, challenges, row, words }: MatrixRowsProps) {
  const { first, last } = useShownRange(scroller, 'rows', row);
  return (
    <Rows role="presentation" style={{ paddingBlockStart: `${first * row}px` }}>
      {teams.slice(first, last).map((team, at) => (
        <MatrixRow key={first + at} team={team} at={first + at} challenges={challenges} words={words} />
      ))}
    </Rows>
  );
});
