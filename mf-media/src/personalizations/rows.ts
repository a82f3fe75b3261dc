import { PERSONALIZATION_KEY, type Personalization } from '@waymark/contract';

/** A row while it is written: a new one has no id. */
export interface RowDraft {
  readonly id?: number;
  readonly key: string;
  readonly value: string;
  /** Why the provider refused it. */
  readonly refused?: string;
}

/** Whether a text can be a key: the letters a to z. */
export const isKey = (text: string): boolean => PERSONALIZATION_KEY.test(text);

/** The key nearest to a text; empty if no letter is left. */
export const nearestKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Whether a row has what is searched for in its key or its value, whatever its case. */
export const isFound = ({ key, value }: Personalization, term: string): boolean =>
  `${written(key)} ${value}`.toLowerCase().includes(term.toLowerCase());

/** How texts name a key. */
export const written = (key: string): string => `%{${key}}`;

/** What a sheet pasted as text adds and changes; what is no key is left out. */
export interface PastedRows {
  readonly added: readonly RowDraft[];
  readonly changed: readonly RowDraft[];
  readonly skipped: readonly string[];
}

/** Reads lines of a key and a value, as a spreadsheet copies them. The last line of a key counts. */
export function readPasted(text: string, rows: readonly Personalization[]): PastedRows {
  const found = new Map<string, RowDraft>();
  const skipped: string[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [first = '', ...rest] = line.split(line.includes('\t') ? '\t' : /[;,]/);
    const key = first.trim().replace(/^%\{(.*)\}$/, '$1');
    const separator = line.includes('\t') ? '\t' : ',';
    if (!isKey(key) || rest.length === 0) {
      skipped.push(line);
      continue;
    }
    const known = rows.find((row) => row.key === key);
    found.set(key, { ...(known ? { id: known.id } : {}), key, value: rest.join(separator).trim() });
  }
  const drafts = [...found.values()];
  const isNews = ({ id, value }: RowDraft) => rows.find((row) => row.id === id)?.value !== value;
  return {
    added: drafts.filter(({ id }) => id === undefined),
    changed: drafts.filter((draft) => draft.id !== undefined && isNews(draft)),
    skipped,
  };
}
