import { type RefObject, useEffect, useRef } from 'react';

/** What the keys of undo do on a screen. */
export interface UndoKeys {
  /** Takes the last change back; false when there is none. */
  readonly back: () => boolean;
  /** Makes it again; false when there is none. */
  readonly again: () => boolean;
  /** Whether a text field holds nothing but what is saved. In every other one the browser takes back what is typed. */
  readonly isSaved: (field: HTMLInputElement | HTMLTextAreaElement) => boolean;
}

/** Ctrl/Cmd+Z takes the last saved change of a screen back, with Shift (or Ctrl+Y) makes it again. */
export function useUndoKeys(screen: RefObject<HTMLElement | null>, keys: UndoKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const asked = askedFor(event);
      const [target] = event.composedPath();
      if (!asked || event.defaultPrevented || !concerns(screen.current, target)) return;
      if (isTextField(target) && !latest.current.isSaved(target)) return;
      if (latest.current[asked]()) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [screen]);
}

function askedFor({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'back' | 'again' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'again' : 'back';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'again' : undefined;
}

/** Keys pressed in the screen, or where no field has the focus; not those of dialogs, menus and other parts of the page. */
const concerns = (screen: HTMLElement | null, target: EventTarget | undefined): boolean =>
  screen !== null && target instanceof Node && (screen.contains(target) || target.contains(screen));

const TYPED = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);
const isTextField = (target: EventTarget | undefined): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.has(target.type));
