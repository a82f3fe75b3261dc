import type { FieldChange } from '../db/schema';

/** Longest stored text of a value: the history tells what happened and is not a backup. */
const MOST_LETTERS = 200;

/** The written fields that differ, before and after. */
export function differencesOf<Row extends object>(before: Row, after: Row, written: Partial<Row>): FieldChange[] {
  return (Object.keys(written) as (keyof Row & string)[])
    .map((field) => ({ field, from: inWords(before[field]), to: inWords(after[field]) }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: cut(from), to: cut(to) }));
}

/** The same, beginning with the field that names the record, even if it is unchanged. */
export function differencesNaming<Row extends object>(
  name: keyof Row & string,
  before: Row,
  after: Row,
  written: Partial<Row>,
): FieldChange[] {
  const { [name]: _, ...others } = written;
  const named = { field: name, from: cut(inWords(before[name])), to: cut(inWords(after[name])) };
  return [named, ...differencesOf<object>(before, after, others)];
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function cut(text: string | null): string | null {
  const letters = [...(text ?? '')];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}
