import type { TaskId } from './ids';

/** A prerequisite of a challenge, and the answers that count; none means any. */
export interface Lock {
  readonly id: TaskId;
  readonly options: readonly string[];
}

/**
 * Parses chosen challenges: comma-separated ids, each optionally followed by a semicolon and colon-separated options.
 * @returns undefined for an invalid text
 */
export function readLocks(text: string): Lock[] | undefined {
  const parts = partsOf(text);
  const locks = parts.flatMap((part) => lockOf(part) ?? []);
  return locks.length === parts.length ? locks : undefined;
}

/** Parses chosen challenges like `readLocks`, without the invalid ones. */
export const readableLocks = (text: string): Lock[] => partsOf(text).flatMap((part) => lockOf(part) ?? []);

const partsOf = (text: string): readonly string[] => text.split(',').filter((part) => part.trim() !== '');

function lockOf(part: string): Lock | undefined {
  const [id = '', options = '', ...rest] = part.split(';');
  if (!/^[1-9]\d{0,14}$/.test(id.trim()) || rest.length > 0) return undefined;
  const chosen = options.split(':').map((option) => option.trim());
  return { id: Number(id) as TaskId, options: chosen.filter((option) => option !== '') };
}

/** Writes chosen challenges in the form that `readLocks` parses. */
export const writeLocks = (locks: readonly Lock[]): string =>
  locks.map(({ id, options }) => (options.length > 0 ? `${id};${options.join(':')}` : String(id))).join(',');
