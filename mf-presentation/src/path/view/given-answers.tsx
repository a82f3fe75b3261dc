import { useTranslate } from '@waymark/host-kit';
import { Button, token } from '@waymark/ui';
import styled from 'styled-components';

const Bar = styled.div`
  position: absolute;
  inset-block-start: 56px;
  inset-inline-start: 16px;
  max-inline-size: calc(100% - 32px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 6px 6px 6px 11px;
  border: 1px solid ${token.accentLine};
  border-radius: ${token.radiusControl};
  background: ${token.accentSubtle};
  color: ${token.accentText};
  font: ${token.type13} ${token.font};
  cursor: default;
`;

interface GivenAnswersProps {
  readonly answers: readonly string[];
  readonly reachable: number;
  readonly all: number;
  readonly onClear: () => void;
}

/** How much is reachable with the chosen answers. */
export function GivenAnswers({ answers, reachable, all, onClear }: GivenAnswersProps) {
  const t = useTranslate();
  return (
    <Bar role="status" data-over="">
      <span>
        {t('A player who answers {answers} can open {n} of {all} challenges.', {
          answers: answers.map((answer) => t('“{answer}”', { answer })).join(', '),
          n: reachable,
          all,
        })}
      </span>
      <Button size="small" onClick={onClear}>
        {t('Clear')}
      </Button>
    </Bar>
  );
}
