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

/** What a list's empty state is given. */
export interface EmptyStateProps {
  readonly title: string;
  /** One sentence: what will live here. */
  readonly text?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** Another drawing than the map. */
  readonly mark?: ReactNode;
}

/** A list with nothing in it yet. */
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

/** What the state of a filtered list without a match is given. */
export interface NoMatchProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly onClear?: () => void;
}

/** Nothing matches the search and the filters. */
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

/** What the state of a list that did not load is given. */
export interface FailedProps {
  readonly title: string;
  /** Why, in plain words. */
  readonly text?: ReactNode;
  readonly onRetry: () => void;
  /** On the button, where it does something else than to try again. */
  readonly button?: string;
  readonly busy?: boolean;
}

/** A list that did not load. */
export function Failed({ title, text, onRetry, button, busy = false }: FailedProps) {
  const t = useTranslate();
  return (
    <Blank role="alert">
      <BoatMark />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <Button icon={RefreshCw} busy={busy} onClick={onRetry}>
        {button ?? t('Retry')}
      </Button>
    </Blank>
  );
}
