import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import type { MatrixMeasures } from './matrix-measures';
import type { MatrixContent } from './matrix-picture';
import { Cell, Columns, Done, Line, Name } from './matrix-styles';
import type { ScrollWatch } from './scroll-watch';
import { useStrip } from './use-strip';

interface MatrixFootProps {
  readonly watch: ScrollWatch;
  readonly measures: MatrixMeasures;
  readonly content: MatrixContent;
  /** The number of challenges completed by all teams. */
  readonly done: number;
}

/** How many teams have completed each visible challenge. */
export const MatrixFoot = memo(function MatrixFoot({ watch, measures, content, done }: MatrixFootProps) {
  const t = useTranslate();
  const { column } = measures;
  const number = new Intl.NumberFormat(useReadable(useHost().phrases.language));
  const { first, last, keyOf, strip } = useStrip(watch, 'columns', column, measures.name + measures.done);
  return (
    <Line data-foot="" role="row" aria-rowindex={content.teams + 2}>
      <Name role="rowheader">
        <span>{t('Teams that solved it')}</span>
      </Name>
      <Columns>
        <div ref={strip} data-strip="">
          {Array.from({ length: Math.min(last, content.challenges) - first }, (_, at) => (
            <Sum key={keyOf(first + at)} at={first + at} column={column} isLow={content.isLow(first + at)}>
              {content.sumOf(first + at)}
            </Sum>
          ))}
        </div>
      </Columns>
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
      style={{ inlineSize: `${column}px`, insetInlineStart: `${at * column}px` }}
      {...(isLow ? { 'data-low': '' } : {})}
    >
      {children}
    </Cell>
  );
});
