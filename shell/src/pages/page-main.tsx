import { useLocation } from '@waymark/host-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';

/** What a freshly opened tab calls its first place. */
const FIRST = 'start';

/** The main part of a page of the shell's own: begins at its top and takes the focus when one comes from another page. */
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
