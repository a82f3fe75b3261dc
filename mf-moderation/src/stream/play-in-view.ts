/** Visible share of a video at which it plays. */
const ENOUGH = 0.6;

/**
 * The ref of a video that plays while in view, from whenever it appears: the card may be there before its video is
 * processed. With reduced motion nothing autoplays.
 */
export function playInView(element: HTMLVideoElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return;
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
}
