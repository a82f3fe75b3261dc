/** Elements that can be focused. */
export const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** The document or shadow root of an element. */
export const rootOf = (from: Node): Document | ShadowRoot => from.getRootNode() as Document | ShadowRoot;

/** The focus is lost: the focused element is gone, and nothing else was focused since. */
export function isLost(root: Document | ShadowRoot): boolean {
  const { activeElement } = root;
  return !activeElement || activeElement === document.body || activeElement === document.documentElement;
}

/** Marks what keeps the focus only until a better place is known; see `keepFocus`. */
export const STANDS_IN = 'data-stands-in';

/** The focus is lost, or on what only stands in. */
export const isFree = (root: Document | ShadowRoot): boolean =>
  isLost(root) || root.activeElement?.hasAttribute(STANDS_IN) === true;

/** Focuses the page heading, or the main element: where a new page starts. */
export function focusHome(from: Node): void {
  const root = rootOf(from);
  const home =
    root.querySelector<HTMLElement>('main h1, [role=main] h1') ?? root.querySelector<HTMLElement>('h1, main');
  if (!home) return;
  if (!home.hasAttribute('tabindex')) {
    // A heading is no Tab stop: focusable once by script.
    home.tabIndex = -1;
    home.style.outline = 'none';
  }
  home.focus({ preventScroll: true });
}
