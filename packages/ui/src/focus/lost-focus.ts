/** What takes the focus. */
export const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** The document or the shadow that something is in. */
export const rootOf = (from: Node): Document | ShadowRoot => from.getRootNode() as Document | ShadowRoot;

/** Nobody has the focus: what had it is gone, and the person has not turned to anything else. */
export function isLost(root: Document | ShadowRoot): boolean {
  const { activeElement } = root;
  return !activeElement || activeElement === document.body || activeElement === document.documentElement;
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
