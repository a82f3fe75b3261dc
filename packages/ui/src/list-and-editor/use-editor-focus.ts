import { type RefObject, useEffect, useRef } from 'react';

/**
 * Manages the focus if list and editor are pages: into the editor when it opens, back to the row when the list returns.
 * Side by side it stays in the list, where arrows move to the next row; in an editor replaced by another it moves to
 * the new title.
 */
export function useEditorFocus(frame: RefObject<HTMLElement | null>, paged: boolean, front: string | undefined): void {
  const before = useRef(front);
  useEffect(() => {
    const left = before.current;
    before.current = front;
    const element = frame.current;
    if (!element || left === front) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[hidden]') !== null;
    if (front === undefined) {
      if (paged) rowOf(element, left)?.focus({ preventScroll: true });
      return;
    }
    // Something in the editor may have taken it already, such as the headline of a new challenge.
    const isThere = !isLost && element.querySelector('[data-editor]')?.contains(activeElement) === true;
    if (paged ? !isThere : isLost) titleOf(element)?.focus({ preventScroll: true });
  }, [frame, paged, front]);
}

/** The title of the front item; the others are hidden. */
const titleOf = (frame: HTMLElement): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>('[data-editor-title]')].find((title) => !title.closest('[hidden]'));

/** The main control of a row: the row itself, or its first link or button. */
function rowOf(frame: HTMLElement, id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  const row = frame.querySelector<HTMLElement>(`[data-open-row="${CSS.escape(id)}"]`);
  if (!row) return null;
  return row.matches('a, button') ? row : row.querySelector<HTMLElement>('[data-opens], a[href], button');
}
