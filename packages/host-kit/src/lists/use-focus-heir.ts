import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Marks what receives the focus in an item of a list: a control, or a row with controls. */
export const HEIR = { 'data-heir': '' } as const;
/** Marks the element focused if no item is left. */
export const LAST_HEIR = { 'data-last-heir': '' } as const;

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Passes on the focus when the focused item disappears: to the item that takes its place, otherwise to the one before.
 * Does nothing if the focus has moved elsewhere.
 * @param page the element that contains the items
 * @returns a function to call with the index of an item that is about to disappear
 */
export function useFocusHeir(page: RefObject<HTMLElement | null>): (place: number) => void {
  const [left, setLeft] = useState<{ readonly place: number }>();
  useEffect(() => {
    const within = page.current;
    if (!left || !within) return;
    setLeft(undefined);
    const root = within.getRootNode() as Document | ShadowRoot;
    if (root.activeElement && root.activeElement !== document.body) return;
    const heirs = within.querySelectorAll<HTMLElement>('[data-heir]');
    const heir = heirs[Math.min(left.place, heirs.length - 1)] ?? within.querySelector<HTMLElement>('[data-last-heir]');
    if (heir) focusWithin(heir);
  }, [left, page]);
  return useCallback((place) => setLeft({ place: Math.max(0, place) }), []);
}

/** Focuses an element, or the first control in it that accepts the focus: controls hidden at this width don't. */
function focusWithin(element: HTMLElement): void {
  const root = element.getRootNode() as Document | ShadowRoot;
  const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  for (const control of [element, ...controls]) {
    control.focus();
    if (root.activeElement === control) return;
  }
}
