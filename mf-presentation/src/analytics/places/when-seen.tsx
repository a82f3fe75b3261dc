import { Bone } from '@waymark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** Placeholder height in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders expensive content once it is about to scroll into view. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (seen || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  if (seen) return children;
  return (
    // Nothing is loading yet, so nothing is announced.
    <div ref={box} aria-hidden="true">
      <Bone $height={height} />
    </div>
  );
}
