import type { Answer, GameId, ReviewDecision } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useRef } from 'react';
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
  useMonitorKeys({
    answer,
    film,
    message,
    decides,
    setsPoints: rights.setsPoints,
    hasNews: queue.news > 0,
    canUndo: review.canUndo,
    onStep: position.step,
    onDecide: decide,
    onPoints: draft.setPoints,
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
        <ReviewPanel {...{ game, answer, zone, rights, review, message }} onDecide={decide} compares inBar={narrow} />
      </DeskFrame>
      {decides && narrow && <ThumbBar answer={answer} draft={draft} setsPoints={rights.setsPoints} onDecide={decide} />}
    </>
  );
}
