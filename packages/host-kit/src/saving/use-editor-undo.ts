import { useTranslate, whenIdle } from '@waymark/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../host-context';
import type { UndoKeys } from './undo-keys';

/** What undo needs of an editor. */
interface Undoing<Field extends string> {
  undo(): Field | undefined;
  redo(): Field | undefined;
  isSaved(name: string): boolean;
}

/** The code of the keys loads within this many milliseconds: there is nothing to undo at first. */
const LOADED_WITHIN = 2000;

/**
 * Ctrl/Cmd+Z on a screen of self-saving fields: undoes the last saved change, says which, and offers to redo it.
 * @param labelOf the label of a field
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
  const keys: UndoKeys = {
    back: () => say('Changed back: {field}', editor.undo(), { label: t('Redo'), run: () => void again() }),
    again,
    isSaved: ({ name }) => editor.isSaved(name),
  };
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    const load = () =>
      import(/* webpackChunkName: "idle" */ './undo-keys').then(
        ({ listenForUndo }) => {
          if (!gone) end = listenForUndo(screen, latest);
        },
        // The fields keep working; the next visit tries again.
        () => undefined,
      );
    const cancel = whenIdle(load, { within: LOADED_WITHIN });
    return () => {
      gone = true;
      cancel();
      end?.();
    };
  }, [screen]);
}
