import { useNameBubble, VisuallyHidden } from '@waymark/ui';
import { memo, useRef } from 'react';
import { Cell, Sort } from './matrix-styles';

interface ChallengeHeadProps {
  readonly at: number;
  readonly position: number | undefined;
  readonly name: string | undefined;
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly width: number;
  readonly onSort: (at: number) => void;
}

/** The column head of a challenge: its number, with its name as a tooltip. Click to sort. */
export const ChallengeHead = memo(function ChallengeHead(props: ChallengeHeadProps) {
  const { at, position, name = '', sorted, width, onSort } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const { hide, reach, bubble } = useNameBubble(anchor, name);
  return (
    <Cell
      role="columnheader"
      aria-colindex={at + 2}
      style={{ inlineSize: `${width}px`, insetInlineStart: `${at * width}px` }}
      {...(sorted ? { 'aria-sort': sorted } : {})}
    >
      <Sort
        ref={anchor}
        type="button"
        {...reach}
        onClick={() => {
          hide();
          onSort(at);
        }}
      >
        {position}
        <VisuallyHidden> {name}</VisuallyHidden>
        {bubble}
      </Sort>
    </Cell>
  );
});
