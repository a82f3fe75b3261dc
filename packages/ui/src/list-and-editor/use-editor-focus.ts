import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus, where list and editor are pages: into the editor when it opens, back to the row when the list is there again.
 * Beside each other nothing is done: the focus stays in the list, and arrows go on to the next row.
 */
export function useEditorFocus(frame: RefObject<HTMLElement | null>, paged: boolean, front: string | undefined): void {
  const before = useRef(front);
  useEffect(() => {
    const left = before.current;
    before.current = front;
    const element = frame.current;
    if (!paged || !element || left === front) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (front === undefined) rowOf(element, left)?.focus({ preventScroll: true });
    // Something in the editor may have taken it already, for instance the headline of a new challenge.
    else if (!element.querySelector('[data-editor]')?.contains(activeElement))
      element.querySelector<HTMLElement>('[data-editor-title]')?.focus({ preventScroll: true });
  }, [frame, paged, front]);
}

/** What is pressed in a row: the row itself, or the first link or button in it. */
function rowOf(frame: HTMLElement, id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  const row = frame.querySelector<HTMLElement>(`[data-open-row="${CSS.escape(id)}"]`);
  if (!row) return null;
  return row.matches('a, button') ? row : row.querySelector<HTMLElement>('[data-opens], a[href], button');
}
