import { useTranslate } from '@waymark/ui';
import type { RefObject } from 'react';
import { useHost } from '../host-context';
import { useUndoKeys } from './use-undo-keys';

/** What undo needs of an editor. */
interface Undoing<Field extends string> {
  undo(): Field | undefined;
  redo(): Field | undefined;
  isSaved(name: string): boolean;
}

/**
 * Ctrl/Cmd+Z on a screen of self-saving fields: takes the last saved change back, says which, and offers to make it again.
 * @param labelOf what a field is called
 */
export function useEditorUndo<Field extends string>(
  screen: RefObject<HTMLElement | null>,
  editor: Undoing<Field>,
  labelOf: (field: Field) => string,
): void {
  const { notices } = useHost();
  const t = useTranslate();
  const say = (text: string, field: Field | undefined, wayBack?: { label: string; run: () => void }) => {
    if (field === undefined) return false;
    notices.show({
      tone: 'info',
      text: t(text, { field: labelOf(field) }),
      ...(wayBack ? { action: wayBack } : {}),
    });
    return true;
  };
  const again = () => say('Changed again: {field}', editor.redo());
  useUndoKeys(screen, {
    back: () => say('Changed back: {field}', editor.undo(), { label: t('Redo'), run: () => void again() }),
    again,
    isSaved: ({ name }) => editor.isSaved(name),
  });
}
