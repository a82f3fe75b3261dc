import { useRef, useSyncExternalStore } from 'react';
import type { FieldEditing } from './field-editing';

const NOTHING_TO_WATCH = () => () => undefined;

/**
 * A part of what is being edited, following that part alone: re-renders only components that read it.
 * @param read what is of interest here, as of now
 * @param isSame whether two readings show the same
 */
export function useEdited<T>(
  editor: Pick<FieldEditing<never>, 'watch'>,
  read: () => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const held = useRef<{ readonly value: T }>(undefined);
  const get = (): T => {
    const value = read();
    if (!held.current || !isSame(held.current.value, value)) held.current = { value };
    return held.current.value;
  };
  return useSyncExternalStore(editor.watch ?? NOTHING_TO_WATCH, get, get);
}
