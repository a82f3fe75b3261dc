import { randomInt } from 'node:crypto';
import type { Queries } from '../db/database';
import { isCodeTaken } from './repo';

/** Without characters that look alike, because codes are read out and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

const newEntryCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A generated entry code that is unique in the white label. */
export async function freeEntryCode(tx: Queries, whiteLabelId: number): Promise<string> {
  let code = newEntryCode();
  while (await isCodeTaken(tx, whiteLabelId, code)) code = newEntryCode();
  return code;
}
