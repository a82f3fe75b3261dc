import { CELL_WORDS, SHEET_WORDS } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { PreviewRow } from './outcome';

type Fault = PreviewRow['errors'][number];
type Code = keyof typeof CELL_WORDS;

/** What is wrong with a cell, in the reader's language; as the platform says it where this version does not know it. */
export function sayFault({ code = '', message = '', values }: Fault, t: Translate): string {
  return Object.hasOwn(CELL_WORDS, code) ? t(CELL_WORDS[code as Code], values) : message;
}

/** Why a file cannot be used, likewise. */
export function sayRefusal(reason: string, t: Translate): string {
  const refusals = Object.keys(SHEET_WORDS) as (keyof typeof SHEET_WORDS)[];
  const known = refusals.find((refusal) => SHEET_WORDS[refusal] === reason);
  return known ? t(SHEET_WORDS[known]) : reason;
}
