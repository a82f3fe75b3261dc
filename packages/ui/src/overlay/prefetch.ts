import { whenIdle } from '../when-idle';

/** Prefetches the code of all overlays while the page is idle, so that the first press opens immediately. */
export function prefetchOverlays(): void {
  whenIdle(
    () => {
      for (const part of [
        import('../select/select-popup'),
        import('../menu/menu-popup'),
        import('../date-time/date-time-popup'),
      ]) {
        part.catch(() => undefined);
      }
    },
    { fallbackDelay: 2000 },
  );
}
