import type { GameProgress } from '@waymark/contract';
import { memo } from 'react';
import { MatrixRow, type StateWords } from './matrix-row';
import { Rows } from './matrix-styles';
import type { ScrollWatch } from './scroll-watch';
import type { TeamProgress } from './sorted-teams';
import { useStrip } from './use-strip';

interface MatrixRowsProps {
  readonly watch: ScrollWatch;
  readonly teams: readonly TeamProgress[];
  readonly challenges: GameProgress['challenges'];
  /** Height of a row. */
  readonly row: number;
  readonly words: StateWords;
}

/** The visible teams. */
export const MatrixRows = memo(function MatrixRows({ watch, teams, challenges, row, words }: MatrixRowsProps) {
  const { first, last, keyOf, strip } = useStrip(watch, 'rows', row, 2 * row);
  return (
    <Rows ref={strip} data-rows="" data-strip="" role="presentation">
      {teams.slice(first, last).map((team, at) => (
        <MatrixRow
          key={keyOf(first + at)}
          team={team}
          at={first + at}
          row={row}
          challenges={challenges}
          words={words}
        />
      ))}
    </Rows>
  );
});
