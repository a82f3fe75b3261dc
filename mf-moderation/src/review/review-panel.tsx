import type { Answer, GameId, ReviewDecision } from '@waymark/contract';
import { lazyScreenPart, useHasBeenIdle, useTranslate } from '@waymark/host-kit';
import { Banner, Icon, LinkButton } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { AnswerFacts } from './answer-facts';
import type { AnswerHistoryProps } from './answer-history';
import { ConflictNote, TheirDecision } from './conflict-note';
import { isReviewable } from './decision';
import { FixedPoints } from './fixed-points';
import { GivenToOthers } from './given-to-others';
import { HistoryToggle } from './history-toggle';
import { MessageField } from './message-field';
import { PointsChoice } from './points-choice';
import { ReviewActions } from './review-actions';
import { SignalNotes } from './signal-notes';
import { TeamHead } from './team-head';
import { useConflict, useIsKept } from './use-decisions';
import { useDraft } from './use-draft';
import type { Review } from './use-review';
import type { Rights } from './use-rights';

export { OutboxNote } from '../monitor/outbox-note';

const AnswerHistory = lazyScreenPart<AnswerHistoryProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './answer-history').then((file) => file.AnswerHistory),
);

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  /* Scrolls instead of squeezing its content. */
  & > * { flex: none; }
  & > [data-acts] { display: grid; gap: 8px; margin-block-start: auto; }
`;

/** Secondary controls. */
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
  /** The answer with this device's decisions applied. */
  readonly answer: Answer;
  readonly zone: string | undefined;
  readonly rights: Rights;
  readonly review: Review;
  /** @param message instead of the typed one */
  readonly onDecide: (decision: ReviewDecision, message?: string) => void;
  readonly message?: Ref<HTMLTextAreaElement>;
  /** Shows points other teams got for the challenge. */
  readonly compares?: boolean;
  /** Someone else has decided it while it was in front. */
  readonly isOvertaken?: boolean;
  /** Decisions and common points are in the thumb bar. */
  readonly inBar?: boolean;
}

/** The review of one answer. */
export function ReviewPanel(props: ReviewPanelProps) {
  const {
    game,
    answer,
    zone,
    rights,
    review,
    onDecide,
    message,
    compares = false,
    inBar = false,
    isOvertaken = false,
  } = props;
  const t = useTranslate();
  const rested = useHasBeenIdle();
  const { decisions } = review;
  const draft = useDraft(decisions, answer);
  const conflict = useConflict(decisions, answer);
  const isKept = useIsKept(decisions, answer);
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
      {conflict && <ConflictNote decisions={decisions} entry={conflict} answer={answer} />}
      {decides && (
        <>
          {!rights.setsPoints && <FixedPoints answer={answer} />}
          {rights.setsPoints && <PointsChoice answer={answer} draft={draft} hasPad={!inBar} />}
          <MessageField game={game} answer={answer} draft={draft} {...(message ? { field: message } : {})} />
          {compares && rested && <GivenToOthers game={game} answer={answer} />}
        </>
      )}
      {isOpen && <AnswerHistory game={game} id={answer.id} onUndone={review.showUndone} />}
      <div data-acts="">
        {/* Next to the decisions, where it pushes no field away from the pointer. */}
        {isOvertaken && (
          <Banner tone="warning">
            <TheirDecision answer={answer} />
          </Banner>
        )}
        {decides && !inBar && <ReviewActions answer={answer} onDecide={onDecide} />}
        <Rest>
          {decides && (
            <LinkButton
              // The button above sends it; the space stays, to avoid a shift under the pointer.
              {...(isTyped ? { 'data-away': '' } : {})}
              title={t('Reject with “{message}”', { message: again })}
              onClick={() => onDecide('reject', again)}
            >
              <Icon of={X} size={12} /> {t('“{answer}”', { answer: again })}
            </LinkButton>
          )}
          <HistoryToggle rights={rights} open={isOpen} onToggle={() => showHistory(isOpen ? undefined : answer.id)} />
        </Rest>
      </div>
    </Side>
  );
}
