import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { memo, type RefObject } from 'react';
import { Cell, Done, Gap, Line, Name } from './matrix-styles';
import { useShownRange } from './use-shown-range';

/** A challenge completed by less than this share of the teams is highlighted. */
const FEW = 2 / 3;

interface MatrixFootProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly column: number;
  readonly width: number;
  readonly teams: number;
  /** The number of teams that have completed each challenge. */
  readonly solved: readonly number[];
  /** The number of challenges completed by all teams. */
  readonly done: number;
}

/** How many teams have completed each visible challenge. */
export const MatrixFoot = memo(function MatrixFoot({ scroller, column, width, teams, solved, done }: MatrixFootProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(useHost().phrases.language));
  const { first, last } = useShownRange(scroller, 'columns', column, 2);
  return (
    <Line data-foot="" role="row" aria-rowindex={teams + 2} style={{ inlineSize: `${width}px` }}>
      <Name role="rowheader">
        <span>{t('Teams that solved it')}</span>
      </Name>
      <Gap style={{ inlineSize: `${first * column}px` }} />
      {solved.slice(first, last).map((its, at) => (
        <Sum key={first + at} at={first + at} column={column} isLow={its < teams * FEW}>
          {number.format(its)}
        </Sum>
      ))}
      <Gap style={{ inlineSize: `${Math.max(0, solved.length - last) * column}px` }} />
      <Done role="cell">{number.format(done)}</Done>
    </Line>
  );
});

interface SumProps {
  readonly at: number;
  readonly column: number;
  readonly isLow: boolean;
  readonly children: string;
}

const Sum = memo(function Sum({ at, column, isLow, children }: SumProps) {
  return (
    <Cell
      role="cell"
      aria-colindex={at + 2}
      style={{ inlineSize: `${column}px` }}
      {...(isLow ? { 'data-low': '' } : {})}
    >
      {children}
    </Cell>
  );
});
