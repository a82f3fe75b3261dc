import type { KeyboardEvent } from 'react';

/**
 * Whether a key on a trigger opens its overlay, and from which end. Enter and Space are taken here rather than as a
 * click: a click without a pointer counts as one of a screen reader, and React Aria then leaves the focus on the list
 * instead of the option.
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
