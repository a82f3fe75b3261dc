import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/** Wraps Tab between the last and the first control; browsers would move focus to their own toolbar. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = controls[0];
  const last = controls.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (event.target !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
