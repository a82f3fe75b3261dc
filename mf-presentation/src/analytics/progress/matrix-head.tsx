import type { GameProgress } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import type { RefObject } from 'react';
import { ChallengeHead } from './challenge-head';
import { Done, Gap, Line, Name, Sort } from './matrix-styles';
import type { TeamOrder } from './sorted-teams';
import { useShownRange } from './use-shown-range';

interface MatrixHeadProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly challenges: GameProgress['challenges'];
  readonly column: number;
  readonly width: number;
  readonly order: TeamOrder;
  readonly onSort: (by: TeamOrder['by']) => void;
}

/** The column heads of the visible challenges. Click to sort. */
export function MatrixHead({ scroller, challenges, column, width, order, onSort }: MatrixHeadProps) {
  const t = useTranslate();
  const { first, last } = useShownRange(scroller, 'columns', column);
  const sortOf = (by: TeamOrder['by']) => (order.by === by ? (order.down ? 'descending' : 'ascending') : undefined);
  const sorted = (by: TeamOrder['by']) => (order.by === by ? ({ 'aria-sort': sortOf(by) } as const) : {});
  return (
    <Line data-head="" role="row" aria-rowindex={1} style={{ inlineSize: `${width}px` }}>
      <Name role="columnheader" {...sorted('name')}>
        <Sort type="button" onClick={() => onSort('name')}>
          {t('Team')}
        </Sort>
      </Name>
      <Gap style={{ inlineSize: `${first * column}px` }} />
      {challenges.slice(first, last).map(({ id, position, name }, at) => (
        <ChallengeHead
          key={id}
          at={first + at}
          position={position}
          name={name}
          sorted={sortOf(first + at)}
          width={column}
          onSort={onSort}
        />
      ))}
      <Gap style={{ inlineSize: `${Math.max(0, challenges.length - last) * column}px` }} />
      <Done role="columnheader" {...sorted('done')}>
        <Sort type="button" onClick={() => onSort('done')}>
          {t('Done')}
        </Sort>
      </Done>
    </Line>
  );
}
