import { type ReactNode, useEffect, useRef } from 'react';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types into the first input inside; `data-shows` tells the accessibility check which element to wait for. */
export function Typed({
  text,
  shows,
  children,
}: {
  readonly text: string;
  readonly shows: string;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    input.focus();
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return (
    <div ref={place} data-shows={shows}>
      {children}
    </div>
  );
}
