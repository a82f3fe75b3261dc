import { useTranslate } from '@waymark/host-kit';
import { Icon, token } from '@waymark/ui';
import { ChevronRight, Circle, CircleCheck } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { Check } from './checks';

const Row = styled.button<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.text};
  font: ${token.type13} ${token.font};
  text-align: start;
  &:hover { background: ${token.surfaceHover}; }
  & > strong { flex: none; font-weight: 600; }
  & > span:not([data-icon]) { flex: 1; min-inline-size: 0; margin-block: 3px; overflow-wrap: anywhere; color: ${token.textMuted}; }
  & > [data-icon]:first-child { color: ${({ $done }) => ($done ? token.success : token.warningText)}; }
  & > [data-icon]:last-child { color: ${token.textMuted}; }
  /* At most two lines, so the frame keeps its height. */
  @media (min-width: 768px) {
    & > span:not([data-icon]) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  }
  @media (max-width: 767px) { min-block-size: 44px; padding-inline: 14px; }
`;

interface CheckRowProps {
  readonly check: Check;
  readonly onLead: (field: string) => void;
}

/** An item that is to do or done; links to its field. */
export function CheckRow({ check: { title, text, done, field }, onLead }: CheckRowProps) {
  const t = useTranslate();
  return (
    <Row type="button" $done={done} onClick={() => onLead(field)}>
      <Icon of={done ? CircleCheck : Circle} label={done ? t('Complete') : t('Incomplete')} />
      <strong>{title}</strong>
      <span>{text}</span>
      {!done && <Icon of={ChevronRight} size={14} flip />}
    </Row>
  );
}
