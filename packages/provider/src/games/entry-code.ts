import { randomInt } from 'node:crypto';

/** Without characters that look alike: a code is read out and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** An entry code nobody chose. */
export const newEntryCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
