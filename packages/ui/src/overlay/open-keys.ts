import type { KeyboardEvent } from 'react';

/**
 * Whether a key on a trigger opens its overlay, and at which end. Enter and Space are handled here rather than as a
 * click: React Aria treats a click without a pointer as one from a screen reader and then focuses the list instead of
 * the option.
 */
export function openingKey(event: KeyboardEvent<HTMLElement>): 'first' | 'last' | undefined {
  if (event.altKey && event.key === 'ArrowUp') return undefined;
  const end = { ArrowDown: 'first', Enter: 'first', ' ': 'first', ArrowUp: 'last' }[event.key] as
    | 'first'
    | 'last'
    | undefined;
  if (end) event.preventDefault();
  return event.repeat ? undefined : end;
}
