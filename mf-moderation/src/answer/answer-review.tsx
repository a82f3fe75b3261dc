import type { Answer, GameId, ReviewDecision } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useRef } from 'react';
import { ThumbBar } from '../monitor/lazy-parts';
import { Stage } from '../monitor/stage';
import { useMonitorKeys } from '../monitor/use-monitor-keys';
import { isReviewable } from '../review/decision';
import { ReviewPanel } from '../review/lazy-review-panel';
import { useDraft } from '../review/use-draft';
import { useNarrow } from '../review/use-narrow';
import { useRegenerate } from '../review/use-regenerate';
import type { Review } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { SingleFrame } from './single-frame';

/** Props of AnswerReview. */
export interface AnswerReviewProps {
  readonly game: GameId;
  readonly answer: Answer;
  readonly zone: string | undefined;
  readonly rights: Rights;
  readonly review: Review;
}

const nowhere = (): void => undefined;

/** One answer with its review and the monitor's keys for a single answer. */
export function AnswerReview({ game, answer, zone, rights, review }: AnswerReviewProps) {
  const me = useReadable(useHost().session.me).id;
  const narrow = useNarrow();
  const film = useRef<HTMLVideoElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(review.decisions, answer);
  const { regenerate, isUnderWay } = useRegenerate(game);
  const decides = rights.moderates && isReviewable(answer);
  const decide = (decision: ReviewDecision, message?: string) =>
    void review.decide(decision, [answer], message === undefined ? {} : { message });
  useMonitorKeys({
    answer,
    film,
    decides,
    setsPoints: rights.setsPoints,
    hasNews: false,
    canUndo: review.canUndo,
    onDecide: decide,
    onPoints: draft.setPoints,
    onWrite: () => message.current?.focus(),
    onUndo: review.undoLast,
    onRefresh: nowhere,
  });
  return (
    <>
      <SingleFrame>
        <Stage
          answer={answer}
          me={me}
          film={film}
          onRegenerate={rights.regenerates ? () => void regenerate(answer.id) : undefined}
          isRegenerating={isUnderWay(answer.id)}
        />
        <ReviewPanel {...{ game, answer, zone, rights, review, message }} onDecide={decide} inBar={narrow} />
      </SingleFrame>
      {decides && narrow && <ThumbBar answer={answer} draft={draft} setsPoints={rights.setsPoints} onDecide={decide} />}
    </>
  );
}
