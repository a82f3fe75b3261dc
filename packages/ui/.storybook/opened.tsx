import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button inside, and tells a check to wait until `shows` is there. */
export function Opened({ shows, children }: { readonly shows: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.click();
  }, []);
  return (
    <div ref={place} data-shows={shows}>
      {children}
    </div>
  );
}
