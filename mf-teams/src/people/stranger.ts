import type { Somebody } from './organized';

let last = 0;

/** A person known only by e-mail address until the provider returns their account. */
export function nextStranger(email: string): Somebody {
  last -= 1;
  return { id: last, email, name: '' };
}

/** Known only by the e-mail address that was typed. */
export const isStranger = ({ id }: Somebody): boolean => id < 0;
