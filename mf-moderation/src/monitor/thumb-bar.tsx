import type { Answer, ReviewDecision } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, Icon, NOTICES_FLOOR, token } from '@waymark/ui';
import { Check, Star, X } from '@waymark/ui/icons';
import { useRef } from 'react';
import styled from 'styled-components';
import { defaultPoints, isReviewable } from '../review/decision';
import { DefaultMark } from '../review/default-mark';
import { pointsForThumb } from '../review/points';
import { PointsButton } from '../review/points-button';
import type { DraftEntry } from '../review/use-draft';
import { useNoticesRoom } from './use-notices-room';

const Bar = styled.div`
  position: fixed;
  z-index: 20;
  inset-block-end: 0;
  inset-inline: 0;
  padding: 10px 16px max(14px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token.lineStrong};
  background: ${token.surfaceRaised};
`;

const Points = styled.fieldset`
  display: flex;
  gap: 6px;
  min-inline-size: 0;
  margin: 0 -16px 10px;
  padding: 1px 16px;
  overflow-x: auto;
  scrollbar-width: none;
  & > button { flex: 0 0 56px; }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 56px 1.5fr;
  gap: 8px;
  & > button { min-block-size: 48px; padding-inline: 8px; }
`;

/** Props of ThumbBar. */
export interface ThumbBarProps {
  readonly answer: Answer;
  readonly draft: DraftEntry;
  readonly setsPoints: boolean;
  readonly onDecide: (decision: ReviewDecision) => void;
}

/** Points and decisions within thumb's reach, on phones. */
export function ThumbBar({ answer, draft, setsPoints, onDecide }: ThumbBarProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useNoticesRoom(NOTICES_FLOOR, () => bar.current?.offsetHeight ?? 0);
  if (!isReviewable(answer)) return null;
  const standard = defaultPoints(answer);
  return (
    <Bar ref={bar}>
      {setsPoints && (
        <Points aria-label={t('Points of the challenge: {points}', { points: standard })}>
          {pointsForThumb(standard).map((points) => (
            <PointsButton
              key={points}
              type="button"
              aria-pressed={draft.points === points}
              onClick={() => draft.setPoints(points)}
            >
              {points}
              {points === standard && <DefaultMark />}
            </PointsButton>
          ))}
        </Points>
      )}
      <Actions>
        <Button kind="danger-line" icon={X} onClick={() => onDecide('reject')}>
          {t('Reject')}
        </Button>
        <Button aria-label={t('Feature')} disabled={Boolean(answer.featured_at)} onClick={() => onDecide('feature')}>
          <Icon of={Star} size={20} />
        </Button>
        <Button kind="primary" icon={Check} onClick={() => onDecide('accept')}>
          {answer.rejected_at ? t('Approve') : t('Update')}
        </Button>
      </Actions>
    </Bar>
  );
}
