import type { Answer, ReviewDecision } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { Check, Star, X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { isReviewable } from './decision';
import { useReviewKey } from './review-keys';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > button { flex: 1 1 40%; }
  & > button:first-child { flex-basis: 100%; font-size: 15px; }
`;

/** Props of ReviewActions. */
export interface ReviewActionsProps {
  readonly answer: Answer;
  readonly onDecide: (decision: ReviewDecision) => void;
}

/** Accept, reject and feature. */
export function ReviewActions({ answer, onDecide }: ReviewActionsProps) {
  const t = useTranslate();
  const [a, r, f] = [useReviewKey('a'), useReviewKey('r'), useReviewKey('f')];
  if (!isReviewable(answer)) return null;
  return (
    <Actions>
      <Button kind="primary" size="touch" icon={Check} shortcut={a} onClick={() => onDecide('accept')}>
        {answer.rejected_at ? t('Approve') : t('Update')}
      </Button>
      <Button kind="danger-line" size="touch" icon={X} shortcut={r} onClick={() => onDecide('reject')}>
        {t('Reject')}
      </Button>
      <Button
        size="touch"
        icon={Star}
        shortcut={f}
        disabled={Boolean(answer.featured_at)}
        onClick={() => onDecide('feature')}
      >
        {t('Feature')}
      </Button>
    </Actions>
  );
}
