import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import { BoatMark, LensMark, MapMark } from './marks';

const Blank = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 36px 24px;
  text-align: center;
  & > svg { color: ${token.textMuted}; margin-block-end: 10px; }
  & > h2 { font: 600 ${token.type14} ${token.font}; }
  & > p { color: ${token.textMuted}; max-inline-size: 36ch; text-wrap: balance; }
  & > button, & > a { margin-block-start: 12px; }
`;

/** Props of EmptyState. */
export interface EmptyStateProps {
  readonly title: string;
  /** One sentence about what the list will contain. */
  readonly text?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** Replaces the map drawing. */
  readonly mark?: ReactNode;
}

/** Shown for an empty list. */
export function EmptyState({ title, text, action, mark = <MapMark /> }: EmptyStateProps) {
  return (
    <Blank>
      {mark}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </Blank>
  );
}

/** Props of NoMatch. */
export interface NoMatchProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly onClear?: () => void;
}

/** Shown when nothing matches the search and filters. */
export function NoMatch({ title, text, onClear }: NoMatchProps) {
  const t = useTranslate();
  return (
    <Blank role="status">
      <LensMark />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {onClear && <Button onClick={onClear}>{t('Clear filters')}</Button>}
    </Blank>
  );
}

/** Props of Failed. */
export interface FailedProps {
  readonly title: string;
  /** The reason, in plain words. */
  readonly text?: ReactNode;
  /** Absent if another try would fail, too. */
  readonly onRetry?: (() => void) | undefined;
  /** Label of the button if it does something other than retry. */
  readonly button?: string;
  readonly busy?: boolean;
}

/** Shown when a list failed to load. */
export function Failed({ title, text, onRetry, button, busy = false }: FailedProps) {
  const t = useTranslate();
  return (
    <Blank role="alert">
      <BoatMark />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {onRetry && (
        <Button icon={RefreshCw} busy={busy} onClick={onRetry}>
          {button ?? t('Retry')}
        </Button>
      )}
    </Blank>
  );
}
