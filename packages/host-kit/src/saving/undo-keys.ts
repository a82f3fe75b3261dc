import type { RefObject } from 'react';

/** What the undo keys do on a screen. */
export interface UndoKeys {
  /** Undoes the last change; false if there is none. */
  readonly back: () => boolean;
  /** Repeats it; false if there is none. */
  readonly again: () => boolean;
  /** Whether a text field has no unsaved text. In one that has, undo is the browser's. */
  readonly isSaved: (field: HTMLInputElement | HTMLTextAreaElement) => boolean;
}

/** A part of the page that listens for the keys. */
interface Listening {
  readonly screen: RefObject<HTMLElement | null>;
  readonly keys: RefObject<UndoKeys>;
}
const listening = new Set<Listening>();

/**
 * Ctrl/Cmd+Z undoes the last saved change of a screen, with Shift (or Ctrl+Y) repeats it. Of nested screens the inner one
 * comes first.
 * @returns how to stop listening
 */
export function listenForUndo(screen: RefObject<HTMLElement | null>, keys: RefObject<UndoKeys>): () => void {
  const own = { screen, keys };
  listening.add(own);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    listening.delete(own);
    if (listening.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  const direction = directionOf(event);
  const [target] = event.composedPath();
  if (!direction || event.defaultPrevented) return;
  const concerned = [...listening]
    .filter(({ screen }) => concerns(screen.current, target))
    .sort((one, other) => (one.screen.current?.contains(other.screen.current) ? 1 : -1));
  for (const { keys } of concerned) {
    if (isTextField(target) && !keys.current.isSaved(target)) return;
    if (!keys.current[direction]()) continue;
    event.preventDefault();
    return;
  }
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'back' | 'again' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'again' : 'back';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'again' : undefined;
}

/** Keys pressed in the screen, or while nothing has the focus; not in dialogs, menus and other parts of the page. */
const concerns = (screen: HTMLElement | null, target: EventTarget | undefined): boolean =>
  screen !== null && target instanceof Node && (screen.contains(target) || target.contains(screen));

const TYPED = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);
const isTextField = (target: EventTarget | undefined): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.has(target.type));
