import { Check, CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Tip } from '../button/tip';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';
import { useAnnouncer } from '../voice/use-announcer';

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

/** Takes no more space than adjacent text. */
const Again = styled.button.attrs({ type: 'button' })`
  position: relative;
  min-block-size: 24px;
  margin-block: -4px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -10px; } }
`;

const WORDS = { saving: 'Saving', saved: 'Saved', failed: 'Not saved' } as const;

/** The announcement about saving, once for all fields of the page; the text of each mark is only visual. */
const SPOKEN = { saved: 'Changes saved', failed: "Some changes weren't saved" } as const;

/**
 * Shows the save state next to a field or in the status line. In a field it is on the label's line, so that nothing
 * moves. Screen readers only get the outcome, once for everything saved together.
 */
export function SaveMark({ state, text, hint, onRetry }: SaveMarkProps) {
  const t = useTranslate();
  const announce = useAnnouncer();
  const words = state === 'idle' ? '' : (text ?? t(WORDS[state]));
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current !== state;
    before.current = state;
    if (changed && (state === 'saved' || state === 'failed')) announce(t(SPOKEN[state]), 'saving');
  }, [state, t, announce]);
  if (state === 'idle') return null;
  return (
    // A separate element per state: one that grew at its start would move.
    <Mark key={state} $state={state} data-save-mark="">
      {state === 'saving' && <Spinner />}
      {state === 'saved' && <Icon of={Check} size={14} />}
      {state === 'failed' && <Icon of={CircleAlert} size={14} />}
      {hint ? (
        <Tip text={hint} data-words="">
          {words}
        </Tip>
      ) : (
        <span data-words="">{words}</span>
      )}
      {state === 'failed' && onRetry && <Again onClick={onRetry}>{t('Retry')}</Again>}
    </Mark>
  );
}
