const TIMEOUT = 5000;

/**
 * Focuses the first of these that is rendered. One in another tab may still be loading, so this waits a while.
 * @param from any element of the screen
 * @param selectors the control itself, then its substitutes while it isn't rendered
 */
export function focusFirst(from: HTMLElement | null, ...selectors: readonly string[]): void {
  const root = from?.getRootNode() as Document | ShadowRoot | undefined;
  if (!root) return;
  const go = (): boolean => {
    const control = selectors.map((selector) => root.querySelector<HTMLElement>(selector)).find((found) => found);
    control?.scrollIntoView?.({ block: 'center' });
    control?.focus({ preventScroll: true });
    return control !== undefined && control !== null;
  };
  if (go()) return;
  const watcher = new MutationObserver(() => go() && watcher.disconnect());
  watcher.observe(root, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), TIMEOUT);
}
