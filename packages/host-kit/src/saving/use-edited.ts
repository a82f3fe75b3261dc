import { useRef, useSyncExternalStore } from 'react';
import type { FieldEditing } from './field-editing';

const NOTHING_TO_WATCH = () => () => undefined;

/**
 * A part of the edited data: re-renders only components that read it.
 * @param read reads the part
 * @param isSame whether two readings are equal
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
