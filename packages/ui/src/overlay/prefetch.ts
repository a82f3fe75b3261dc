import { whenIdle } from '../when-idle';

/** Prefetches the code of all overlays while the page is idle, so that the first press opens immediately. */
export function prefetchOverlays(): void {
  whenIdle(
    () => {
      for (const part of [
        import(/* webpackChunkName: "popups" */ '../select/select-popup'),
        import(/* webpackChunkName: "popups" */ '../menu/menu-popup'),
        import('../date-time/date-time-popup'),
      ]) {
        part.catch(() => undefined);
      }
    },
    { fallbackDelay: 2000 },
  );
}
