import { rootOf } from '../focus/lost-focus';

/** The boxes of a field; one of them can carry the bar. */
const BOX = ':scope > div > [data-field-box], :scope > div > div > [data-field-box]';

/**
 * Lays a bar over what follows its field, so that nothing moves: on the lower edge of the field's box, or below the
 * field's error. Above the field instead, if below it would cover what the person is typing in, or be out of view.
 * @param bar absolutely positioned, in an anchor without height at the end of the `data-field`
 * @returns a function that stops following the field
 */
export function hangOnField(bar: HTMLElement): () => void {
  const anchor = bar.parentElement;
  const field = bar.closest<HTMLElement>('[data-field]');
  if (!anchor || !field) return () => undefined;
  const root = rootOf(bar);

  const put = (side: 'below' | 'above'): void => {
    const box = field.querySelector("[data-field-note='error']") ? null : field.querySelector(BOX);
    const { top, bottom } = (box ?? field).getBoundingClientRect();
    const gap = box && side === 'below' ? 0 : 4;
    const edge = side === 'below' ? bottom + gap : top - gap - bar.offsetHeight;
    bar.style.top = `${edge - anchor.getBoundingClientRect().top}px`;
    bar.toggleAttribute('data-hangs', gap === 0);
  };
  const isOverFocus = (): boolean => {
    const { activeElement } = root;
    if (!activeElement || activeElement === document.body || field.contains(activeElement)) return false;
    const [own, typed] = [bar.getBoundingClientRect(), activeElement.getBoundingClientRect()];
    return own.top < typed.bottom && own.bottom > typed.top && own.left < typed.right && own.right > typed.left;
  };
  const isCut = (): boolean => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const isSeen = (y: number) => bar.contains(root.elementFromPoint((left + right) / 2, y));
    return root.elementFromPoint !== undefined && !(isSeen(top + 2) && isSeen(bottom - 2));
  };
  const place = (): void => {
    // A modal dialog has the focus and covers everything: neither says where the bar fits.
    if (root.querySelector('dialog[open]')) return;
    put('below');
    if (isOverFocus()) put('above');
    else if (isCut()) {
      put('above');
      if (isOverFocus() || isCut()) put('below');
    }
  };

  put('below');
  place();
  root.addEventListener('focusin', place);
  // A growing text, or lines that wrap differently.
  const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  for (const part of [field, bar]) watch?.observe(part);
  return () => {
    root.removeEventListener('focusin', place);
    watch?.disconnect();
  };
}
