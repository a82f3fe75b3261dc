import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Reaches a screen back from the end, so the end is near before it is seen, in whatever scrolls and either way. */
const Reach = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 100vw;
  block-size: 100vh;
  pointer-events: none;
`;

/**
 * Marks the end of an endless list, in a positioned element after its last item. A list that has grown needs another
 * one (`key`), because a mark that stays in view is not noticed again.
 */
export function EndMark({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <Reach ref={mark} aria-hidden />;
}
