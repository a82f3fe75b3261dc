import type { Answer, GameId } from '@waymark/contract';
import { MoreFailed, useKeptScroll, useTranslate } from '@waymark/host-kit';
import { Button, token } from '@waymark/ui';
import { ArrowUp } from '@waymark/ui/icons';
import { useCallback, useMemo } from 'react';
import { List, type RowComponentProps } from 'react-window';
import styled from 'styled-components';
import type { Review } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { ClockContext, useClock } from './clock';
import { useKeptView } from './kept-view';
import { isRun, placesOf } from './light-items';
import { StreamItem } from './stream-item';
import { useHeldTop } from './use-held-top';
import type { Drawn } from './use-light-items';
import { ITEM_ID, useRowHeights } from './use-row-heights';

/** Items rendered beyond the visible part. */
const OVERSCAN = 5;
/** Items before the end at which the next page loads. */
const NEAR_END = 10;
/** Height of the window before it is measured. */
const WINDOW = 800;

const News = styled.div`
  position: sticky;
  inset-block-start: 60px;
  z-index: 5;
  display: flex;
  justify-content: center;
  block-size: 0;
  & > button { box-shadow: ${token.shadowRaised}; }
`;

/** Props of StreamList. */
export interface StreamListProps {
  readonly game: GameId;
  readonly items: readonly Answer[];
  readonly isWhole: boolean;
  /** Why the next page failed to load. */
  readonly failure: unknown;
  readonly onMore: () => Promise<void>;
  /** Called with the rendered range. */
  readonly onDrawn: (drawn: Drawn) => void;
  readonly rights: Rights;
  readonly zone: string | undefined;
  readonly review: Review;
}

interface RowProps {
  readonly items: readonly Answer[];
  /** Number of answers before each row; the last entry is the total. */
  readonly places: readonly number[];
  readonly game: GameId;
  readonly rights: Rights;
  readonly zone: string | undefined;
  readonly review: Review;
}

/** A virtualised list of stream items that scrolls with the page. */
export function StreamList(props: StreamListProps) {
  const { game, items, isWhole, failure, onMore, onDrawn, rights, zone, review } = props;
  const t = useTranslate();
  const clock = useClock();
  const view = useKeptView();
  const { shown, waiting, showAll } = useHeldTop(items, view);
  const rowHeight = useRowHeights(shown, view.heights);
  const places = useMemo(() => placesOf(shown), [shown]);
  useKeptScroll(shown.length > 0);
  const last = shown.length - 1;
  const rendered = useCallback(
    (_: unknown, drawn: { readonly startIndex: number; readonly stopIndex: number }) => {
      onDrawn({ start: drawn.startIndex, stop: drawn.stopIndex, heights: view.heights });
      if (!isWhole && drawn.stopIndex >= last - NEAR_END) void onMore();
    },
    [isWhole, last, onDrawn, onMore, view],
  );
  return (
    <ClockContext value={clock}>
      <News>
        {waiting > 0 && (
          <Button kind="primary" icon={ArrowUp} onClick={showAll}>
            {t('{n} new', { n: waiting })}
          </Button>
        )}
      </News>
      <List<RowProps>
        aria-label={t('Answers')}
        rowComponent={Row}
        rowCount={shown.length}
        rowHeight={rowHeight}
        rowKey={keyOf}
        rowProps={{ items: shown, places, game, rights, zone, review }}
        overscanCount={OVERSCAN}
        defaultHeight={WINDOW}
        scrollElement="window"
        onRowsRendered={rendered}
      />
      {failure !== undefined && <MoreFailed failure={failure} onRetry={() => void onMore()} />}
    </ClockContext>
  );
}

const keyOf = (index: number, { items }: RowProps): number => items[index]?.id ?? index;

function Row({ index, style, ariaAttributes, items, places, ...of }: RowComponentProps<RowProps>) {
  const answer = items[index];
  if (!answer) return null;
  if (isRun(answer)) {
    return (
      <div style={style} role={ariaAttributes.role} aria-busy>
        <div style={{ blockSize: answer.run.height }} />
      </div>
    );
  }
  const place = { 'aria-posinset': (places[index] ?? 0) + 1, 'aria-setsize': places.at(-1) };
  return (
    <div style={style} {...ariaAttributes} {...place} {...{ [ITEM_ID]: answer.id }}>
      <StreamItem answer={answer} {...of} />
    </div>
  );
}
