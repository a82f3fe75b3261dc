/** Fetches the code of all overlays while the page is idle, so that the first press opens at once. */
export function prefetchOverlays(): void {
  const run = (): void => {
    for (const part of [
      import('../select/select-popup'),
      import('../menu/menu-popup'),
      import('../date-time/date-time-popup'),
    ]) {
      part.catch(() => undefined);
    }
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 2000);
}
