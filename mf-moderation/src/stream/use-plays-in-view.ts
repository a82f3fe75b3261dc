import { type RefObject, useEffect } from 'react';

/** Visible share of a video at which it plays. */
const ENOUGH = 0.6;

/** Plays a video while in view. With reduced motion nothing autoplays. */
export function usePlaysInView(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = film.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        // Autoplay may be denied; the controls remain.
        if (entry?.isIntersecting) void element.play().catch(() => undefined);
        else element.pause();
      },
      { threshold: ENOUGH },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [film]);
}
