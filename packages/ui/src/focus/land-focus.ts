/** How long something is waited for that is not drawn yet. */
const PATIENCE = 2000;

const rootOf = (from: Node): Document | ShadowRoot => from.getRootNode() as Document | ShadowRoot;

/** Nobody has the focus: what had it is gone, and the person has not turned to anything else. */
function isLost(root: Document | ShadowRoot): boolean {
  const { activeElement } = root;
  return !activeElement || activeElement === document.body || activeElement === document.documentElement;
}

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

/** Puts the focus on the heading of the page, else on its main part: where a new page begins. */
export function focusHome(from: Node): void {
  const root = rootOf(from);
  const home =
    root.querySelector<HTMLElement>('main h1, [role=main] h1') ?? root.querySelector<HTMLElement>('h1, main');
  if (!home) return;
  if (!home.hasAttribute('tabindex')) {
    // A heading is no Tab stop: it can be focused once, and not be tabbed to.
    home.tabIndex = -1;
    home.style.outline = 'none';
  }
  home.focus({ preventScroll: true });
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** Focuses it, or the first control in it. */
function takesFocus(element: HTMLElement): boolean {
  if (element.closest('[hidden], [inert]')) return false;
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== null && rootOf(element).activeElement === target;
}
