import { FOCUSABLE, focusHome, isLost, rootOf } from './lost-focus';

/** How long something is waited for that is not drawn yet. */
const PATIENCE = 2000;

/**
 * Puts a lost focus where a person expects it: on the first of these that is drawn, within two seconds, else on the heading
 * of the page. After Undo that is what came back, after closing a drawer its row, after a removal what stands in its place.
 * Does nothing where somebody has turned to something else meanwhile.
 * @param from anything on the page that stays
 * @param selectors the first choice, then what stands in for it
 * @returns gives up waiting
 */
export function landFocus(from: Node | null, ...selectors: readonly string[]): () => void {
  if (!from?.isConnected) return () => undefined;
  const root = rootOf(from);
  const last = performance.now() + PATIENCE;
  let frame = 0;
  const attempt = (): void => {
    if (!isLost(root)) return;
    for (const selector of selectors) {
      for (const found of root.querySelectorAll<HTMLElement>(selector)) if (takesFocus(found)) return;
    }
    if (performance.now() < last && selectors.length > 0) frame = requestAnimationFrame(attempt);
    else focusHome(from);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}

/** Milliseconds in which a screen can put the focus where it knows that it belongs. */
const SCREEN_FIRST = 150;

/** Puts a lost focus on the heading of the page, unless something has it within a moment, were it for that moment. */
export function landLater(from: Node): void {
  const root = rootOf(from);
  if (!isLost(root)) return;
  const timer = setTimeout(() => {
    root.removeEventListener('focusin', cancel);
    landFocus(from);
  }, SCREEN_FIRST);
  const cancel = () => clearTimeout(timer);
  root.addEventListener('focusin', cancel, { once: true });
}

/** Focuses it, or the first control in it. */
function takesFocus(element: HTMLElement): boolean {
  if (element.closest('[hidden], [inert]')) return false;
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== null && rootOf(element).activeElement === target;
}
