import { randomInt } from 'node:crypto';
import type { Queries } from '../db/database';
import { isCodeTaken } from './repo';

/** Without characters that look alike: a code is read out and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

const newEntryCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** An entry code that nobody chose and no other game of the white label has. */
export async function freeEntryCode(tx: Queries, whiteLabelId: number): Promise<string> {
  let code = newEntryCode();
  while (await isCodeTaken(tx, whiteLabelId, code)) code = newEntryCode();
  return code;
}
