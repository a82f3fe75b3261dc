import { ANSWER_THUMB_WIDTH, type Answer, type AnswerId } from '@waymark/contract';
import { EndMark, useNow, useTranslate } from '@waymark/host-kit';
import { token, useOneStop } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSteady } from '../use-steady';
import type { MonitorPlace } from './monitor-address';
import { QueueItem } from './queue-item';
import { isClaimed } from './use-position';

const Strip = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  min-block-size: 0;
  margin-inline: -3px;
  padding-block: 3px;
  padding-inline: 3px 8px;
  overflow-y: auto;
  scrollbar-width: thin;
  & > li { position: relative; }
  & > li > h3 { margin-block: 4px 6px; color: ${token.textMuted}; font: 600 ${token.type12} ${token.font}; }
  @media (max-width: 767px) {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding: 3px 16px;
    overflow: auto hidden;
    scrollbar-width: none;
    & > li { flex: 0 0 ${ANSWER_THUMB_WIDTH}px; }
    & > li > h3 { display: none; }
    & > li[aria-hidden] { flex-basis: 0; }
  }
`;

/** Props of QueueStrip. */
export interface QueueStripProps {
  readonly items: readonly Answer[];
  readonly current: AnswerId | undefined;
  readonly order: MonitorPlace['order'];
  readonly me: number | undefined;
  readonly onChoose: (id: AnswerId) => void;
  /** The page that an endless queue grows to next. */
  readonly next: number | undefined;
  /** Called near the end of an endless queue. */
  readonly onEnd: () => void;
}

/** The page's answers as thumbnails: beside the large one, above it on phones. */
export function QueueStrip({ items, current, order, me, onChoose, next, onEnd }: QueueStripProps) {
  const t = useTranslate();
  const choose = useSteady(onChoose);
  const now = useNow();
  const strip = useRef<HTMLOListElement>(null);
  useOneStop(strip, 'li:not([aria-hidden])');
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another answer is in front
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Strip ref={strip}>
      {items.map((answer, index) => {
        const heading = headingOf(answer, items[index - 1], order);
        return (
          <QueueItem
            key={answer.id}
            answer={answer}
            heading={heading}
            isInFront={answer.id === current}
            claimedBy={isClaimed(answer, me) ? answer.claim?.user?.name || t('In review') : undefined}
            now={now}
            onChoose={choose}
          />
        );
      })}
      {next !== undefined && (
        <li key={`to page ${next}`} aria-hidden>
          <EndMark onNear={onEnd} />
        </li>
      )}
    </Strip>
  );
}

/** The heading above the first of a group. */
function headingOf(answer: Answer, before: Answer | undefined, order: MonitorPlace['order']): string | undefined {
  if (order === 'challenge' && answer.task?.id !== before?.task?.id) return answer.task?.name;
  if (order === 'team' && answer.team?.id !== before?.team?.id) return answer.team?.name;
  return undefined;
}
