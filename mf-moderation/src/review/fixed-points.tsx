import type { Answer } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Row, token } from '@waymark/ui';
import styled from 'styled-components';
import { defaultPoints, startingPoints } from './decision';
import { DefaultMark } from './default-mark';

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
      {points === defaultPoints(answer) && <DefaultMark />}
      {hints > 0 && <span>{t('{points} deducted for hints', { points: hints })}</span>}
    </Line>
  );
}
