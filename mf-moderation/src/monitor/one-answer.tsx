import type { Answer, AnswerId, GameId, ReviewDecision } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isReviewable, isWaiting } from '../review/decision';
import { ReviewPanel } from '../review/lazy-review-panel';
import { useDraft } from '../review/use-draft';
import { useNarrow } from '../review/use-narrow';
import { useRegenerate } from '../review/use-regenerate';
import type { Review } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { DeskFrame } from './desk-frame';
import { ThumbBar } from './lazy-parts';
import type { MonitorPlace } from './monitor-address';
import { QueueStrip } from './queue-strip';
import { Stage } from './stage';
import { useClaim } from './use-claim';
import { useMonitorKeys } from './use-monitor-keys';
import type { usePosition } from './use-position';
import { usePreloaded } from './use-preloaded';
import type { Queue } from './use-queue';

/** Drawn anew for another answer, and not for every key. */
const Panel = memo(ReviewPanel);

/** Props of OneAnswer. */
export interface OneAnswerProps {
  readonly game: GameId;
  readonly zone: string | undefined;
  readonly answer: Answer;
  readonly rights: Rights;
  readonly review: Review;
  readonly queue: Queue;
  readonly place: MonitorPlace;
  readonly position: ReturnType<typeof usePosition>;
  readonly onDecide: (decision: ReviewDecision, answer: Answer) => void;
}

/** One large answer in the middle, the queue beside it, and what is decided about it. */
export function OneAnswer(props: OneAnswerProps) {
  const { game, zone, answer, rights, review, queue, place, position, onDecide } = props;
  const t = useTranslate();
  const narrow = useNarrow();
  const me = useReadable(useHost().session.me).id;
  const film = useRef<HTMLVideoElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(review.desk, answer);
  const { regenerate, isUnderWay } = useRegenerate(game);
  const decides = rights.moderates && isReviewable(answer);
  useClaim(game, rights.moderates && isWaiting(answer) ? answer.id : undefined);
  usePreloaded(queue.items, position.index);
  const decide = (decision: ReviewDecision) => onDecide(decision, answer);
  // The picture is painted first; what is to be read beside it follows in the next frame.
  const later = useDeferredValue(answer);
  const [written, setWritten] = useState<AnswerId>();
  const read = written === answer.id ? answer : later;
  // What is typed next belongs to the answer in front.
  const write = (): void => {
    flushSync(() => setWritten(answer.id));
    message.current?.focus();
  };
  const decideRead = useCallback((decision: ReviewDecision) => onDecide(decision, read), [onDecide, read]);
  useMonitorKeys({
    answer,
    film,
    decides,
    setsPoints: rights.setsPoints,
    hasNews: queue.news > 0,
    canUndo: review.canUndo,
    onStep: position.step,
    onDecide: decide,
    onPoints: draft.setPoints,
    onWrite: write,
    onUndo: review.undoLast,
    onRefresh: queue.refresh,
  });
  const at = (place.page - 1) * place.perPage + position.index + 1;
  return (
    <>
      <DeskFrame>
        <nav aria-label={t('Queue')}>
          <header>
            <strong>{t('Queue')}</strong>
            <span>{queue.count === undefined ? at : t('{n} of {count}', { n: at, count: queue.count })}</span>
          </header>
          <QueueStrip
            items={queue.items}
            current={answer.id}
            order={queue.waits ? place.order : 'newest'}
            me={me}
            onChoose={position.choose}
          />
        </nav>
        <Stage
          answer={answer}
          me={me}
          film={film}
          onStep={position.step}
          onRegenerate={rights.regenerates ? () => void regenerate(answer.id) : undefined}
          isRegenerating={isUnderWay(answer.id)}
        />
        <Panel
          {...{ game, zone, rights, review, message }}
          answer={read}
          onDecide={decideRead}
          compares
          inBar={narrow}
        />
      </DeskFrame>
      {decides && narrow && <ThumbBar answer={answer} draft={draft} setsPoints={rights.setsPoints} onDecide={decide} />}
    </>
  );
}
