import { type ReactNode, useEffect, useRef } from 'react';

/** Clicks the first button inside; `data-shows` tells the accessibility check which element to wait for. */
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
