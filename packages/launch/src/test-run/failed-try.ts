import { stripVTControlCharacters } from 'node:util';

/** A try of a test that failed. */
export interface FailedTry {
  /** Its file and title. */
  readonly test: string;
  /** The start of its error in one line. */
  readonly why: string;
}

/** Enough for an expectation with both values, few enough for a summary. */
const LENGTH = 320;

/** Returns the start of an error in one line: without colours, stack and the log of what was tried. */
export function shortError(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const end = lines.findIndex((line) => /^(at |Call log:)/.test(line));
  const text = (end > 0 ? lines.slice(0, end) : lines).filter(Boolean).join(' · ');
  return text.length > LENGTH ? `${text.slice(0, LENGTH - 1)}…` : text;
}
