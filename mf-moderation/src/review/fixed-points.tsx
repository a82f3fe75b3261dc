import type { Answer } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Icon, Row, token } from '@waymark/ui';
import { Star } from '@waymark/ui/icons';
import styled from 'styled-components';
import { defaultPoints, startingPoints } from './decision';

const Line = styled(Row)`
  color: ${token.textSoft};
  & strong { color: ${token.text}; font-variant-numeric: tabular-nums; }
`;

/** An answer's points, for judges who may not change them. */
export function FixedPoints({ answer }: { readonly answer: Answer }) {
  const t = useTranslate();
  const points = startingPoints(answer);
  const hints = answer.hint_points ?? 0;
  return (
    <Line $gap={6}>
      <span>{t('Points')}</span>
      <strong>{points}</strong>
      {points === defaultPoints(answer) && <Icon of={Star} size={12} label={t('points of the challenge')} />}
      {hints > 0 && <span>{t('{points} deducted for hints', { points: hints })}</span>}
    </Line>
  );
}
