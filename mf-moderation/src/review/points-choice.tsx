import { type Answer, POINTS_MAX } from '@waymark/contract';
import { counted, useTranslate } from '@waymark/host-kit';
import { Kbd, NumberField } from '@waymark/ui';
import styled from 'styled-components';
import { defaultPoints } from './decision';
import { DefaultMark } from './default-mark';
import { pointsByDigit } from './points';
import { PointsButton } from './points-button';
import { useReviewKey } from './review-keys';
import type { DraftEntry } from './use-draft';

const Pad = styled.fieldset`
  display: grid;
  /* Five, or fewer with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(17%, 3.4em), 1fr));
  gap: 6px;
  min-inline-size: 0;
  margin-block-start: 8px;
`;

/** Props of PointsChoice. */
export interface PointsChoiceProps {
  readonly answer: Answer;
  readonly draft: DraftEntry;
  /** Has a button for each tenth of the challenge's points. */
  readonly hasPad: boolean;
}

/** The points of a decision: 0 to 500, or tenths of the challenge's points (starred). */
export function PointsChoice({ answer, draft, hasPad }: PointsChoiceProps) {
  const t = useTranslate();
  const standard = defaultPoints(answer);
  const ofChallenge = t('Points of the challenge: {points}', { points: standard });
  const hints = answer.hint_points ?? 0;
  const showsKeys = useReviewKey('1') !== undefined;
  return (
    <div>
      <NumberField
        label={t('Points')}
        value={draft.points}
        min={0}
        max={POINTS_MAX}
        step={10}
        starred={{ value: standard, label: ofChallenge }}
        onChange={(points) => points !== null && draft.setPoints(points)}
        {...(hints > 0
          ? { help: t('Hints cost {points}. Your points override that.', { points: counted(t, 'point', hints) }) }
          : {})}
      />
      {hasPad && (
        <Pad aria-label={ofChallenge}>
          {pointsByDigit(standard).map(({ points, digit }) => (
            <PointsButton
              key={digit}
              type="button"
              aria-pressed={draft.points === points}
              {...(showsKeys ? { 'aria-keyshortcuts': digit } : {})}
              onClick={() => draft.setPoints(points)}
            >
              {points}
              {digit === '0' && <DefaultMark />}
              {showsKeys && <Kbd aria-hidden>{digit}</Kbd>}
            </PointsButton>
          ))}
        </Pad>
      )}
    </div>
  );
}
