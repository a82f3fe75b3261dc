import type { Answer, AnswerId, GameId, ReviewDecision } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { NOTICES_SIDE } from '@waymark/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isReviewable, isSameState, isWaiting } from '../review/decision';
import { ReviewPanel } from '../review/lazy-review-panel';
import { useDraft } from '../review/use-draft';
import { useNarrow } from '../review/use-narrow';
import { useRegenerate } from '../review/use-regenerate';
import type { Review } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { useSteady } from '../use-steady';
import { ThumbBar } from './lazy-parts';
import type { MonitorPlace } from './monitor-address';
import { MonitorColumns } from './monitor-styles';
import { QueueNav } from './queue-nav';
import { Stage } from './stage';
import { useAfterPaint } from './use-after-paint';
import { useClaim } from './use-claim';
import { useMonitorKeys } from './use-monitor-keys';
import { useNoticesRoom } from './use-notices-room';
import type { usePosition } from './use-position';
import { usePreloaded } from './use-preloaded';
import type { Queue } from './use-queue';

/** Re-renders per answer, not per keystroke. */
const Panel = memo(ReviewPanel);
const Large = memo(Stage);

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
  /** @param message instead of the typed one */
  readonly onDecide: (decision: ReviewDecision, answer: Answer, message?: string) => void;
}

/** One large answer, with the queue and the review beside it. */
export function OneAnswer(props: OneAnswerProps) {
  const { game, zone, answer, rights, review, queue, place, position, onDecide } = props;
  const narrow = useNarrow();
  const me = useReadable(useHost().session.me).id;
  const columns = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(review.decisions, answer);
  const { regenerate, isUnderWay } = useRegenerate(game);
  const decides = rights.moderates && isReviewable(answer);
  // Paints the picture first; the review, the queue and preloading follow.
  const front = useMemo(
    () => ({ answer, items: queue.items, next: queue.next, index: position.index }),
    [answer, queue.items, queue.next, position.index],
  );
  const later = useAfterPaint(front);
  const { follow } = queue;
  useEffect(() => follow(answer, position.index));
  useEffect(() => () => follow(undefined, 0), [follow]);
  const side = (): number => {
    const panel = columns.current?.querySelector('aside')?.getBoundingClientRect();
    // At the left in languages that run from the right.
    return panel ? Math.min(panel.right, window.innerWidth - panel.left) : 0;
  };
  useNoticesRoom(NOTICES_SIDE, decides && !narrow ? side : undefined);
  useClaim(game, rights.moderates && isWaiting(later.answer) ? later.answer.id : undefined);
  usePreloaded(later.items, later.index);
  const decide = (decision: ReviewDecision) => onDecide(decision, answer);
  const [written, setWritten] = useState<AnswerId>();
  const read = written === answer.id ? answer : later.answer;
  // The next keystroke belongs to the answer in front.
  const write = (): void => {
    flushSync(() => setWritten(answer.id));
    message.current?.focus();
  };
  // A pointer moves on to the review next, so both render together.
  const choose = useSteady((id: AnswerId): void => {
    setWritten(id);
    position.choose(id);
  });
  // A second press before the review has moved on is not meant for an answer just decided.
  const decideRead = useSteady((decision: ReviewDecision, message?: string): void => {
    if (isSameState(read, answer)) onDecide(decision, read, message);
  });
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
  const step = useSteady(position.step);
  const grow = useSteady(queue.grow);
  const again = useSteady(() => void regenerate(answer.id));
  return (
    <>
      <MonitorColumns ref={columns}>
        <QueueNav
          items={later.items}
          count={queue.count}
          isCounting={queue.figuresComing}
          at={(place.endless ? 0 : (place.page - 1) * place.perPage) + later.index + 1}
          current={later.answer.id}
          order={queue.waits ? place.order : 'newest'}
          me={me}
          onChoose={choose}
          next={later.next}
          onEnd={grow}
        />
        <Large
          answer={answer}
          me={me}
          film={film}
          onStep={step}
          onRegenerate={rights.regenerates ? again : undefined}
          isRegenerating={isUnderWay(answer.id)}
        />
        <Panel
          {...{ game, zone, rights, review, message }}
          answer={read}
          onDecide={decideRead}
          isOvertaken={read.id === queue.kept && !isWaiting(read)}
          compares
          inBar={narrow}
        />
      </MonitorColumns>
      {decides && narrow && <ThumbBar answer={answer} draft={draft} setsPoints={rights.setsPoints} onDecide={decide} />}
    </>
  );
}
