import type { GameProgress } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ChallengeHead } from './challenge-head';
import type { MatrixMeasures } from './matrix-measures';
import { Columns, Done, Line, Name, Sort } from './matrix-styles';
import type { ScrollWatch } from './scroll-watch';
import type { TeamOrder } from './sorted-teams';
import { useStrip } from './use-strip';

interface MatrixHeadProps {
  readonly watch: ScrollWatch;
  readonly challenges: GameProgress['challenges'];
  readonly measures: MatrixMeasures;
  readonly order: TeamOrder;
  readonly onSort: (by: TeamOrder['by']) => void;
}

/** The column heads of the visible challenges. Click to sort. */
export function MatrixHead({ watch, challenges, measures, order, onSort }: MatrixHeadProps) {
  const t = useTranslate();
  const { name: names, done, column } = measures;
  const { first, last, keyOf, strip } = useStrip(watch, 'columns', column, names + done);
  const sortOf = (by: TeamOrder['by']) => (order.by === by ? (order.down ? 'descending' : 'ascending') : undefined);
  const sorted = (by: TeamOrder['by']) => (order.by === by ? ({ 'aria-sort': sortOf(by) } as const) : {});
  return (
    <Line data-head="" role="row" aria-rowindex={1}>
      <Name role="columnheader" {...sorted('name')}>
        <Sort type="button" onClick={() => onSort('name')}>
          {t('Team')}
        </Sort>
      </Name>
      <Columns>
        <div ref={strip} data-strip="">
          {challenges.slice(first, last).map(({ position, name }, at) => (
            <ChallengeHead
              key={keyOf(first + at)}
              at={first + at}
              position={position}
              name={name}
              sorted={sortOf(first + at)}
              width={column}
              onSort={onSort}
            />
          ))}
        </div>
      </Columns>
      <Done role="columnheader" {...sorted('done')}>
        <Sort type="button" onClick={() => onSort('done')}>
          {t('Done')}
        </Sort>
      </Done>
    </Line>
  );
}
