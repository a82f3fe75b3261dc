import { type Answer, TASK_TYPE } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Badge, Icon, token } from '@waymark/ui';
import { Check, QrCode, X } from '@waymark/ui/icons';
import styled from 'styled-components';

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 160px;
  padding: 24px;
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceSunken};
  & > blockquote {
    max-inline-size: 60ch;
    margin: 0;
    font: 500 20px/30px ${token.font};
    text-wrap: pretty;
    overflow-wrap: anywhere;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  & > [data-icon] { color: ${token.textMuted}; }
`;

/** A text, scan or choice, marked correct or wrong if that can be checked. */
export function TextAnswer({ answer: { comment, trivia, type } }: { readonly answer: Answer }) {
  const t = useTranslate();
  return (
    <Words>
      {type === TASK_TYPE.qrCode && <Icon of={QrCode} size={24} label={t('QR code')} />}
      <blockquote>{comment || t('No text')}</blockquote>
      {trivia === 'correct' && (
        <Badge tone="success" icon={Check}>
          {t('Correct')}
        </Badge>
      )}
      {trivia === 'incorrect' && (
        <Badge tone="danger" icon={X}>
          {t('Incorrect')}
        </Badge>
      )}
    </Words>
  );
}
