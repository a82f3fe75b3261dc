import type { Somebody } from './organized';

let last = 0;

/** Somebody known by their address alone, until the provider says who it is. */
export function nextStranger(email: string): Somebody {
  last -= 1;
  return { id: last, email, name: '' };
}
