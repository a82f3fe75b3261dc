const TIMEOUT = 60_000;

/**
 * Scrolls to the first of these that is rendered, and focuses it. Its tab may still be loading, so this waits, until the
 * person presses something else.
 * @param from any element of the screen
 * @param selectors the control itself, then its substitutes while it isn't rendered
 * @param block where in the window it is scrolled to
 */
export function focusFirst(
  from: HTMLElement | null,
  selectors: readonly string[],
  block: ScrollLogicalPosition = 'center',
): void {
  const root = from?.getRootNode() as Document | ShadowRoot | undefined;
  if (!root) return;
  const go = (): boolean => {
    const control = selectors.map((selector) => root.querySelector<HTMLElement>(selector)).find((found) => found);
    control?.scrollIntoView?.({ block });
    control?.focus({ preventScroll: true });
    return control !== undefined && control !== null;
  };
  if (go()) return;
  const stop = new AbortController();
  const watcher = new MutationObserver(() => go() && stop.abort());
  stop.signal.onabort = () => watcher.disconnect();
  watcher.observe(root, { childList: true, subtree: true });
  for (const press of ['pointerdown', 'keydown']) root.addEventListener(press, () => stop.abort(), stop);
  setTimeout(() => stop.abort(), TIMEOUT);
}
