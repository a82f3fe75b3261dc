import type { Team } from '@waymark/contract';
import type { Somebody } from './organized';

let last = 0;

/** A person known only by e-mail address until the provider returns their account. */
export function nextStranger(email: string): Somebody {
  last -= 1;
  return { id: last, email, name: '' };
}

/** Known only by the e-mail address that was typed. */
export const isStranger = ({ id }: Somebody): boolean => id < 0;

/** Not added, because this address plays in another team. */
export class PlaysElsewhere extends Error {
  constructor(
    readonly person: Somebody,
    readonly team: Team,
  ) {
    super('Plays in another team.');
  }
}
