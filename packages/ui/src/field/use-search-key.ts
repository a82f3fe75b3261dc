import { type RefObject, useEffect } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable], [role="textbox"], [role="spinbutton"], dialog';

/** The key that focuses the search box of a screen. */
export const SEARCH_KEY = '/';

/** Focuses the search box on its key, unless the user is typing or a dialog is open. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // The first node of the path is the real target, even inside a shadow root.
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(EDITABLE)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box, on]);
}
