import { useHost, useTranslate, useUndoKeys } from '@waymark/host-kit';
import type { RefObject } from 'react';
import { FIELD_LABELS } from './field-labels';
import type { SettingsField } from './game-changes';
import type { ExistingGameEditor } from './use-game-editor';

/** Ctrl/Cmd+Z in the settings: takes the last saved change back, says which, and offers to make it again. */
export function useSettingsUndo(page: RefObject<HTMLElement | null>, editor: ExistingGameEditor): void {
  const { notices } = useHost();
  const t = useTranslate();
  const say = (text: string, field: SettingsField | undefined, wayBack?: { label: string; run: () => void }) => {
    if (field === undefined) return false;
    notices.show({
      tone: 'info',
      text: t(text, { field: t(FIELD_LABELS[field]) }),
      ...(wayBack ? { action: wayBack } : {}),
    });
    return true;
  };
  const again = () => say('Changed again: {field}', editor.redo());
  useUndoKeys(page, {
    back: () => say('Changed back: {field}', editor.undo(), { label: t('Redo'), run: () => void again() }),
    again,
    isSaved: ({ name }) => editor.isSaved(name),
  });
}
