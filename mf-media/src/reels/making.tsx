import type { ReelState } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ProgressBar, token } from '@waymark/ui';
import styled from 'styled-components';

const Line = styled.div`
  display: grid;
  gap: 6px;
  padding: 10px 16px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  &[data-failed] { color: ${token.dangerText}; }
`;

/** The progress of a film, or why it failed. */
export function Making({ state: { state, done = 0, total = 0, fault = '' } }: { readonly state: ReelState }) {
  const t = useTranslate();
  if (state === 'failed')
    return <Line data-failed="">{t("This film couldn't be made: {reason}", { reason: t(fault) })}</Line>;
  const part = total > 0 ? done / total : undefined;
  const words = state === 'waiting' ? t('Waiting for its turn') : t('Filming');
  return (
    <Line>
      <span>{part === undefined ? words : `${words} · ${Math.round(part * 100)}%`}</span>
      <ProgressBar label={words} {...(part === undefined ? {} : { value: part })} />
    </Line>
  );
}
