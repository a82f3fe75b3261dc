import { whenIdle } from '../when-idle';

/**
 * Like `keepFocus`, but starts when the page is idle.
 * @param parts everything in them, including later content
 * @returns a function that stops it
 */
export function keepFocusLater(...parts: readonly HTMLElement[]): () => void {
  const over = new AbortController();
  const cancel = whenIdle(() => {
    void import(/* webpackChunkName: "idle" */ './keep-focus').then(
      ({ keepFocus }) => {
        if (over.signal.aborted) return;
        for (const part of parts) over.signal.addEventListener('abort', keepFocus(part));
      },
      // Offline: the browser decides where the focus goes.
      () => undefined,
    );
  });
  return () => {
    cancel();
    over.abort();
  };
}
