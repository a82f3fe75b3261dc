import type { Answer, GameId, ReviewDecision } from '@waymark/contract';
import { lazyScreenPart, useReadable, useRested, useTranslate } from '@waymark/host-kit';
import { LinkButton } from '@waymark/ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { AnswerFacts } from './answer-facts';
import type { AnswerHistoryProps } from './answer-history';
import { ConflictNote } from './conflict-note';
import { isReviewable } from './decision';
import { FixedPoints } from './fixed-points';
import { GivenToOthers } from './given-to-others';
import { HistoryToggle } from './history-toggle';
import { MessageField } from './message-field';
import { PointsChoice } from './points-choice';
import { ReviewActions } from './review-actions';
import { SignalNotes } from './signal-notes';
import { TeamHead } from './team-head';
import { useDraft } from './use-draft';
import type { Review } from './use-review';
import { useConflict } from './use-review-desk';
import type { Rights } from './use-rights';

const AnswerHistory = lazyScreenPart<AnswerHistoryProps>(() =>
  import('./answer-history').then((file) => file.AnswerHistory),
);

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  /* Where it is too much for the height it scrolls, and nothing is pressed together. */
  & > * { flex: none; }
  & > [data-acts] { display: grid; gap: 8px; margin-block-start: auto; }
`;

/** What is wanted less often than the decisions above it. */
const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  & > [data-away] { visibility: hidden; }
`;

/** Props of ReviewPanel. */
export interface ReviewPanelProps {
  readonly game: GameId;
  /** As it is with what was decided here. */
  readonly answer: Answer;
  readonly zone: string | undefined;
  readonly rights: Rights;
  readonly review: Review;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly message?: Ref<HTMLTextAreaElement>;
  /** Shows what the same challenge got elsewhere. */
  readonly compares?: boolean;
  /** Points and decisions are in the bar at the thumb. */
  readonly inBar?: boolean;
}

/** Everything to decide about one answer. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { game, answer, zone, rights, review, onDecide, message, compares = false, inBar = false } = props;
  const t = useTranslate();
  const rested = useRested();
  const { desk } = review;
  const draft = useDraft(desk, answer);
  const conflict = useConflict(desk, answer);
  const isKept = useReadable(desk.outbox.entries).some(
    ({ state, answers }) => state === 'waiting' && answers.some(({ id }) => id === answer.id),
  );
  const decides = rights.moderates && isReviewable(answer);
  const again = t('Please try again');
  const isTyped = draft.message.trim() !== '';
  const [history, showHistory] = useState<number>();
  const isOpen = history === answer.id;
  return (
    <Side aria-label={t('Review')}>
      <TeamHead game={game} answer={answer} rights={rights} />
      <AnswerFacts game={game} answer={answer} zone={zone} rights={rights} isKept={isKept} />
      <SignalNotes game={game} answer={answer} />
      {conflict && <ConflictNote desk={desk} entry={conflict} answer={answer} />}
      {decides && (
        <>
          {!rights.setsPoints && <FixedPoints answer={answer} />}
          {rights.setsPoints && !inBar && <PointsChoice answer={answer} draft={draft} />}
          <MessageField game={game} answer={answer} draft={draft} {...(message ? { field: message } : {})} />
          {compares && rested && <GivenToOthers game={game} answer={answer} />}
        </>
      )}
      {isOpen && <AnswerHistory game={game} id={answer.id} rights={rights} onUndone={review.took} />}
      <div data-acts="">
        {decides && !inBar && <ReviewActions answer={answer} onDecide={onDecide} />}
        <Rest>
          {decides && (
            <LinkButton
              // What is typed goes with the button above; the place stays, so that nothing moves under the hand.
              {...(isTyped ? { 'data-away': '' } : {})}
              onClick={() => {
                draft.setMessage(again);
                onDecide('reject');
              }}
            >
              {t('Reject with “{message}”', { message: again })}
            </LinkButton>
          )}
          <HistoryToggle rights={rights} open={isOpen} onToggle={() => showHistory(isOpen ? undefined : answer.id)} />
        </Rest>
      </div>
    </Side>
  );
}
