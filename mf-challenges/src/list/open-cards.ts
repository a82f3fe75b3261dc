import { asTaskId, type TaskId } from '@waymark/contract';

/** The open challenges in the state of a history entry ([G19]). */
export interface OpenCards {
  /** Open in the editor, the one in front last. */
  readonly open: readonly TaskId[];
  /** Whether the list is in front, if list and editor are separate pages. */
  readonly listed: boolean;
  /** Whether it was opened from the list, which is then the previous entry. */
  readonly led: boolean;
}

/** As stored in the state of an entry. */
interface ListState {
  readonly open: string;
}

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};

/** Reads the open challenges from the state of a history entry: comma-separated ids. */
export function readOpen(state: unknown): OpenCards {
  const { open, listed, led } = fieldsOf(state);
  const ids = typeof open === 'string' ? open.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)) : [];
  return {
    open: [...new Set(ids.map((id) => asTaskId(Number(id))))],
    listed: listed === true,
    led: led === true,
  };
}

/** The state of a history entry with these challenges open; its other content stays. */
export function writeOpen(state: unknown, { open, listed, led }: OpenCards): ListState {
  const { listed: _, led: __, ...rest } = fieldsOf(state);
  return { ...rest, open: open.join(), ...(listed ? { listed } : {}), ...(led ? { led } : {}) };
}
