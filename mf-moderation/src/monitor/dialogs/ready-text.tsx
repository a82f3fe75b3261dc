import { REVIEW_MESSAGE_MAX, type ReadyMessage } from '@waymark/contract';
import { type FieldSaves, settle, useTranslate } from '@waymark/host-kit';
import { SaveMark, TextField } from '@waymark/ui';
import { useState } from 'react';

/** Props of ReadyText. */
export interface ReadyTextProps {
  readonly message: ReadyMessage;
  readonly saves: FieldSaves<string>;
  /** Saves a text and reloads the messages; returns whether it was saved. */
  readonly onSave: (text: string) => Promise<boolean>;
}

/** The text of a ready message, saved on blur. An unsaved text stays in the field. */
export function ReadyText({ message: { id, text }, saves, onSave }: ReadyTextProps) {
  const t = useTranslate();
  const field = String(id);
  const state = saves.stateOf(field);
  const [draft, setDraft] = useState<string>();
  // While an edit is being saved, the stored text is about to change.
  const isStored = (typed: string): boolean => typed === text && state.phase !== 'saving';
  const save = async (typed: string): Promise<void> => {
    const wanted = typed.trim();
    if (wanted === '') return;
    if (isStored(wanted)) {
      settle(saves, field);
      return setDraft(undefined);
    }
    if (await onSave(wanted)) setDraft((now) => (now?.trim() === wanted ? undefined : now));
  };
  const isEmpty = draft !== undefined && draft.trim() === '';
  const failed = state.phase === 'failed' ? state.reason : undefined;
  return (
    <div>
      <TextField
        label={t('Message')}
        value={draft ?? text}
        max={REVIEW_MESSAGE_MAX}
        error={isEmpty ? t('Enter a message.') : failed}
        tail={<SaveMark state={state.phase} {...(draft ? { onRetry: () => void save(draft) } : {})} />}
        onChange={(typed) => setDraft(isStored(typed) ? undefined : typed)}
        onSave={(typed) => void save(typed)}
      />
    </div>
  );
}
