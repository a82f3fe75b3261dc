import { ANSWER_THUMB_WIDTH, type Answer, type AnswerId, LATENESS } from '@waymark/contract';
import { HEIR, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { hiddenFromSight, Icon, relativeMoment, token, VisuallyHidden } from '@waymark/ui';
import { Check, Eye, Star, X } from '@waymark/ui/icons';
import { memo } from 'react';
import styled from 'styled-components';
import { AnswerThumb } from '../media/answer-thumb';
import { DARK_VEIL, ON_DARK } from '../media/dark';

const Item = styled.button`
  display: flex;
  align-items: start;
  gap: 8px;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.text};
  font: ${token.type12} ${token.font};
  text-align: start;
  & > span:first-child { flex: none; inline-size: ${ANSWER_THUMB_WIDTH}px; }
  &[aria-current] > span:first-child { outline: 2px solid ${token.accentEdge}; outline-offset: 1px; }
  &[aria-current] > :nth-child(2) > span:first-child { font-weight: 600; }
  &[data-done] > span:first-child { opacity: 0.55; }
  & > :nth-child(2) { display: grid; gap: 2px; min-inline-size: 0; }
  & > :nth-child(2) > span:first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & > :nth-child(2) > span:last-child {
    overflow: hidden;
    color: ${token.textMuted};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* No room beside the picture. */
  @media (max-width: 1180px) {
    display: block;
    & > :nth-child(2) { display: flex; justify-content: space-between; gap: 6px; margin-block-start: 4px; }
    & > :nth-child(2) > span:first-child { display: block; text-overflow: ellipsis; white-space: nowrap; }
    & > :nth-child(2) > span:last-child { flex: none; }
  }
  @media (max-width: 767px) { & > :nth-child(2) { ${hiddenFromSight} } }
`;

const Flag = styled.span`
  position: absolute;
  inset-block-end: 5px;
  inset-inline-end: calc(100% - ${ANSWER_THUMB_WIDTH - 5}px);
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: ${ANSWER_THUMB_WIDTH - 10}px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: ${DARK_VEIL};
  color: ${ON_DARK};
  font: 500 11px/18px ${token.font};
  overflow: hidden;
  white-space: nowrap;
  pointer-events: none;
  & > span + span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  /* Above the line below the picture. */
  @media (min-width: 768px) and (max-width: 1180px) { inset-block-end: 25px; }
`;

/** Props of QueueItem. */
export interface QueueItemProps {
  readonly answer: Answer;
  /** Above the first of a group. */
  readonly heading: string | undefined;
  readonly isInFront: boolean;
  /** Another judge viewing it. */
  readonly claimedBy: string | undefined;
  readonly now: number;
  readonly onChoose: (id: AnswerId) => void;
}

/** An answer in the queue. Memoised: a step re-renders only two. */
export const QueueItem = memo(function QueueItem(props: QueueItemProps) {
  const { answer, heading, isInFront, claimedBy, now, onChoose } = props;
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const who = answer.team?.name ?? t('Team hidden');
  return (
    <li>
      {heading && <h3>{heading}</h3>}
      <Item
        type="button"
        {...(isInFront ? { 'aria-current': true } : {})}
        {...(answer.approved_at || answer.rejected_at ? { 'data-done': '' } : {})}
        {...HEIR}
        onClick={() => onChoose(answer.id)}
      >
        <AnswerThumb answer={answer} />
        <span>
          <span dir="auto" aria-hidden>
            {who}
          </span>
          <VisuallyHidden>{t('{team}: {challenge}', { team: who, challenge: answer.task?.name ?? '' })}</VisuallyHidden>
          <span>{answer.created_at ? relativeMoment(answer.created_at, now, language) : ''}</span>
        </span>
        <ItemFlag answer={answer} claimedBy={claimedBy} />
      </Item>
    </li>
  );
});

/** The most important mark of an answer, at the bottom of its thumbnail: the mark of a film is at the top. */
function ItemFlag({ answer, claimedBy }: Pick<QueueItemProps, 'answer' | 'claimedBy'>) {
  const t = useTranslate();
  const { rejected_at, approved_at, featured_at, late, duplicate } = answer;
  if (claimedBy)
    return (
      <Flag>
        <Icon of={Eye} size={12} />
        <span>{claimedBy}</span>
      </Flag>
    );
  if (rejected_at || featured_at || approved_at) {
    const [icon, label] = rejected_at
      ? [X, t('Rejected')]
      : featured_at
        ? [Star, t('Featured')]
        : [Check, t('Accepted')];
    return (
      <Flag>
        <Icon of={icon} size={12} label={label} />
      </Flag>
    );
  }
  if (late === LATENESS.late) return <Flag>{t('Late')}</Flag>;
  if (late === LATENESS.early) return <Flag>{t('Early')}</Flag>;
  return duplicate ? <Flag>{t('Twice')}</Flag> : null;
}
