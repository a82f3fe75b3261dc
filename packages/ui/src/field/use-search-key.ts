import { type RefObject, useEffect } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable], [role="textbox"], [role="spinbutton"], dialog';

/** Leads to the search box with `/`, unless somebody is typing or a dialog is open. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // The first node of the path is the true one, also inside a shadow root.
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(EDITABLE)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box]);
}
