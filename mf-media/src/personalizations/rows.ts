import {
  PERSONALIZATION_KEY,
  PERSONALIZATION_KEY_MAX,
  PERSONALIZATION_VALUE_MAX,
  type Personalization,
} from '@waymark/contract';

/** A row being edited; a new one has no id. */
export interface RowDraft {
  /** The row's identity, see `useNewRows`. */
  readonly id?: number;
  readonly key: string;
  readonly value: string;
  /** Why the provider rejected it. */
  readonly refused?: string;
  /** It could not be saved, and its form has opened again by itself. */
  readonly returned?: true;
}

/** Whether the provider has given a row its id. */
export const isStored = ({ id }: Personalization): boolean => id > 0;

/** Whether a text is a valid key: the letters a to z. */
export const isKey = (text: string): boolean => PERSONALIZATION_KEY.test(text);

/** The nearest valid key; empty if no letter is left. */
export const nearestKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Whether key or value contain the term, ignoring case. */
export const isFound = ({ key, value }: Pick<Personalization, 'key' | 'value'>, term: string): boolean =>
  `${written(key)} ${value}`.toLowerCase().includes(term.toLowerCase());

/** A key as written in texts. */
export const written = (key: string): string => `%{${key}}`;

/** Why a pasted line is skipped. */
export type LineFault = 'bare' | 'key' | 'long-key' | 'long-value';

/** The rows that a pasted sheet adds and changes; lines with an invalid key, or too long a text, are skipped. */
export interface PastedRows {
  readonly added: readonly RowDraft[];
  readonly changed: readonly RowDraft[];
  readonly skipped: readonly string[];
}

/** A row as a line of a spreadsheet. */
export const asLine = ({ key, value }: RowDraft): string => `${key}\t${value}`;

/** Reads a line of a key and a value, as copied from a spreadsheet. Further separators belong to the value. */
export function readLine(line: string): { readonly key: string; readonly value: string; readonly fault?: LineFault } {
  const at = line.search(line.includes('\t') ? /\t/ : /[;,]/);
  if (at < 0) return { key: '', value: '', fault: 'bare' };
  const key = line
    .slice(0, at)
    .trim()
    .replace(/^%\{(.*)\}$/, '$1');
  const row = { key, value: line.slice(at + 1).trim() };
  if (!isKey(key)) return { ...row, fault: 'key' };
  if ([...key].length > PERSONALIZATION_KEY_MAX) return { ...row, fault: 'long-key' };
  if ([...row.value].length > PERSONALIZATION_VALUE_MAX) return { ...row, fault: 'long-value' };
  return row;
}

/** Whether a line names the columns. */
function isHeader(line: string): boolean {
  const { key, value } = readLine(line.toLowerCase());
  return key === 'key' && value === 'value';
}

/**
 * Reads lines as `readLine` does, except a header. The last line of a key wins.
 * @param rows the present rows, with their identity as id
 */
export function readPasted(text: string, rows: readonly Personalization[]): PastedRows {
  const found = new Map<string, RowDraft>();
  const skipped: string[] = [];
  const lines = text.split(/\r?\n/).filter((one) => one.trim() !== '');
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isHeader(line)) continue;
    const { key, value, fault } = readLine(line);
    if (fault) {
      skipped.push(line);
      continue;
    }
    const known = rows.find((row) => row.key === key);
    found.set(key, { ...(known ? { id: known.id } : {}), key, value });
  }
  const drafts = [...found.values()];
  const isNews = ({ id, value }: RowDraft) => rows.find((row) => row.id === id)?.value !== value;
  return {
    added: drafts.filter(({ id }) => id === undefined),
    changed: drafts.filter((draft) => draft.id !== undefined && isNews(draft)),
    skipped,
  };
}
