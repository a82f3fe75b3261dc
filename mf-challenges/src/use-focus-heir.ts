import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Marks what takes the focus of a card in a list. */
export const HEIR = { 'data-heir': '' } as const;
/** Marks what takes it where no card is left. */
export const LAST_HEIR = { 'data-last-heir': '' } as const;

/**
 * Hands the focus on when the card that had it goes from the screen: to the one that takes its place, else to the one
 * before it. Nothing is done where somebody has turned to something else.
 * @param page holds the cards
 * @returns to be told the place of a card that is about to go
 */
export function useFocusHeir(page: RefObject<HTMLElement | null>): (place: number) => void {
  const [left, setLeft] = useState<{ readonly place: number }>();
  useEffect(() => {
    const within = page.current;
    if (!left || !within) return;
    setLeft(undefined);
    const { activeElement } = within.getRootNode() as Document | ShadowRoot;
    if (activeElement && activeElement !== document.body) return;
    const heirs = within.querySelectorAll<HTMLElement>('[data-heir]');
    const heir = heirs[Math.min(left.place, heirs.length - 1)] ?? within.querySelector<HTMLElement>('[data-last-heir]');
    heir?.focus();
  }, [left, page]);
  return useCallback((place) => setLeft({ place }), []);
}
