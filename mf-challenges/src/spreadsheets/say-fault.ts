import { CELL_WORDS } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { PreviewRow } from './outcome';

type Fault = PreviewRow['errors'][number];
type Code = keyof typeof CELL_WORDS;

/** What is wrong with a cell, translated; in the platform's words if unknown to this version. */
export function sayFault({ code = '', message = '', values }: Fault, t: Translate): string {
  return Object.hasOwn(CELL_WORDS, code) ? t(CELL_WORDS[code as Code], values) : message;
}
