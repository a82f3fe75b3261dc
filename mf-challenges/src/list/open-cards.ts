import { asTaskId, type TaskId } from '@waymark/contract';

/** The name of the list of open cards in the state of a history entry ([G19]). */
interface ListState {
  readonly open: string;
}

/** The challenges whose cards are open, out of the state of a history entry: a comma list of ids. */
export function readOpen(state: unknown): readonly TaskId[] {
  const { open } = (typeof state === 'object' && state !== null ? state : {}) as { open?: unknown };
  if (typeof open !== 'string') return [];
  const ids = open.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map((id) => asTaskId(Number(id))))];
}

/** The state of a history entry with these cards open; what else it holds stays. */
export const writeOpen = (state: unknown, open: readonly TaskId[]): ListState => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  open: open.join(),
});
