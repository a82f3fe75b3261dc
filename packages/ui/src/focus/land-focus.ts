import { FOCUSABLE, focusHome, isFree, isLost, rootOf } from './lost-focus';

/** How long to wait for something that isn't rendered yet. */
const TIMEOUT = 2000;

/**
 * Restores a lost focus to where a person expects it: the first of these to be rendered within two seconds, or the page
 * heading. After Undo that is the restored item, after closing a drawer its row, after a removal the replacement. Does
 * nothing if the focus has moved meanwhile.
 * @param from any element that stays on the page
 * @param selectors the first choice, then its substitutes
 * @returns a function that stops waiting
 */
export function landFocus(from: Node | null, ...selectors: readonly string[]): () => void {
  return land(from, null, selectors);
}

/**
 * Call it when a control is pressed whose outcome takes a while, such as Undo.
 * @param from any element that stays on the page
 * @returns `landFocus` for the outcome: the focus also leaves the pressed control, which may still be there
 */
export function landingFor(from: Node | null): (...selectors: readonly string[]) => () => void {
  const pressed = from && rootOf(from).activeElement;
  return (...selectors) => land(from, pressed, selectors);
}

function land(from: Node | null, pressed: Element | null, selectors: readonly string[]): () => void {
  if (!from?.isConnected) return () => undefined;
  const root = rootOf(from);
  const last = performance.now() + TIMEOUT;
  let frame = 0;
  const attempt = (): void => {
    if (!isFree(root) && root.activeElement !== pressed) return;
    for (const selector of selectors) {
      for (const found of root.querySelectorAll<HTMLElement>(selector)) if (takesFocus(found)) return;
    }
    if (performance.now() < last && selectors.length > 0) frame = requestAnimationFrame(attempt);
    else if (isLost(root)) focusHome(from);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}

/** Milliseconds for a screen to set the focus itself. */
const SCREEN_FIRST = 150;

/** Restores a lost focus to the page heading, unless something had the focus in the meantime, however briefly. */
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
