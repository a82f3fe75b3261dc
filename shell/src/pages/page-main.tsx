import { useLocation } from '@waymark/host-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';

/** History key of a new tab's first location. */
const FIRST = 'start';

/** The main part of the shell's own pages: scrolls to the top, and takes the focus after navigation. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const arrived = key !== FIRST;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address means another page
  useEffect(() => {
    window.scrollTo(0, 0);
    if (arrived) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  );
}
