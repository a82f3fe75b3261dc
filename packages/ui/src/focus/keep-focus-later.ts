import { whenIdle } from '../when-idle';

/**
 * Keeps the focus when what has it is removed, as `keepFocus` does, from the moment the page is idle.
 * @param parts everything in them, also what comes later
 * @returns ends it
 */
export function keepFocusLater(...parts: readonly HTMLElement[]): () => void {
  const over = new AbortController();
  const cancel = whenIdle(() => {
    void import('./keep-focus').then(
      ({ keepFocus }) => {
        if (over.signal.aborted) return;
        for (const part of parts) over.signal.addEventListener('abort', keepFocus(part));
      },
      // Offline: the focus is where the browser puts it.
      () => undefined,
    );
  });
  return () => {
    cancel();
    over.abort();
  };
}
