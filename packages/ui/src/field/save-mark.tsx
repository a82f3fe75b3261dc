import { Check, CircleAlert } from 'lucide';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';

/** Save state of a field. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Props of SaveMark. */
export interface SaveMarkProps {
  readonly state: SaveState;
  /** Replaces Saving, Saved or Not saved. */
  readonly text?: string;
  /** Tooltip with details. */
  readonly hint?: string | undefined;
  /** Adds a Retry button after a failure. */
  readonly onRetry?: () => void;
}

const Mark = styled.span<{ $state: SaveState }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: 500 ${token.type12} ${token.font};
  white-space: nowrap;
  color: ${({ $state }) => ({ idle: token.textMuted, saving: token.textMuted, saved: token.successText, failed: token.dangerText })[$state]};
`;

const WORDS = { saving: 'Saving', saved: 'Saved', failed: 'Not saved' } as const;

/** Shows the save state next to a field or in the status line. */
export function SaveMark({ state, text, hint, onRetry }: SaveMarkProps) {
  const t = useTranslate();
  return (
    <>
      <Mark $state={state} role="status" title={hint}>
        {state === 'saving' && <Spinner />}
        {state === 'saved' && <Icon of={Check} size={14} />}
        {state === 'failed' && <Icon of={CircleAlert} size={14} />}
        {state !== 'idle' && (text ?? t(WORDS[state]))}
      </Mark>
      {state === 'failed' && onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
    </>
  );
}
