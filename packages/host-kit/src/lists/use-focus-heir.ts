import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Marks what takes the focus of an item of a list: a control, or a row whose first control does. */
export const HEIR = { 'data-heir': '' } as const;
/** Marks what takes it where no item is left. */
export const LAST_HEIR = { 'data-last-heir': '' } as const;

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Hands the focus on when the item that had it goes from the screen: to the one that takes its place, else to the one
 * before it. Nothing is done where somebody has turned to something else.
 * @param page holds the items
 * @returns to be told the place of an item that is about to go
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

/**
 * Focuses an element, or the first control in it that takes the focus: what is not drawn at this width takes none.
 * @param preferred picks the control that is tried first
 */
export function focusWithin(element: HTMLElement, preferred?: (control: HTMLElement) => boolean): void {
  const root = element.getRootNode() as Document | ShadowRoot;
  const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  const first = (preferred && controls.find(preferred)) ?? element;
  for (const control of [first, ...controls]) {
    control.focus();
    if (root.activeElement === control) return;
  }
}
