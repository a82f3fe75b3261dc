import { type RefObject, useEffect } from 'react';

/** So much of a film has to be in view for it to play. */
const ENOUGH = 0.6;

/** Plays a film while it is in view, and pauses it otherwise. With reduced motion nothing starts by itself. */
export function usePlaysInView(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = film.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        // The browser may refuse; the controls are there.
        if (entry?.isIntersecting) void element.play().catch(() => undefined);
        else element.pause();
      },
      { threshold: ENOUGH },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [film]);
}
