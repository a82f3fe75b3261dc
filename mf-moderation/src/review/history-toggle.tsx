import { useOffered, useTranslate } from '@waymark/host-kit';
import { LinkButton } from '@waymark/ui';
import type { Rights } from './use-rights';

/** Props of HistoryToggle. */
export interface HistoryToggleProps {
  readonly rights: Rights;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Toggles an answer's history, if the provider keeps one. */
export function HistoryToggle({ rights, open, onToggle }: HistoryToggleProps) {
  const t = useTranslate();
  const isKept = useOffered('answer-history');
  if (!isKept || !rights.moderates) return null;
  return (
    <LinkButton aria-expanded={open} onClick={onToggle}>
      {t('History')}
    </LinkButton>
  );
}
