import { randomInt } from 'node:crypto';

/** Without characters that look alike, because codes are read off paper and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new code for joining a team. */
export const newTeamCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
