const PATIENCE = 5000;

/**
 * Puts the focus on the first of these that is drawn. One in another tab may still be on its way: it is waited for, a while.
 * @param from anything on the screen
 * @param selectors the control itself, then what stands in for it while it is not drawn
 */
export function leadTo(from: HTMLElement | null, ...selectors: readonly string[]): void {
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
  setTimeout(() => watcher.disconnect(), PATIENCE);
}
