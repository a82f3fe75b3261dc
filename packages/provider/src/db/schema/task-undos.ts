import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { games } from './games';
import type { StoredAlternative } from './media';

/** A lock of a challenge: its prerequisite, and the answers that count. */
export type KeptLock = { readonly to: number; readonly options: readonly string[] | null };
/** Where a file is attached. */
export type ShownFile = {
  readonly owner: 'task' | 'reality';
  readonly owner_id: number;
  readonly name: string;
  readonly uuid?: string;
  /** What stands in for it. */
  readonly alternative?: StoredAlternative | null;
};
/** Steps that undo a bulk change. */
export type UndoSteps = {
  /** Challenges that were deleted. */
  readonly deleted?: readonly number[];
  /** Challenges that were created. */
  readonly created?: readonly number[];
  /** Previous fields of each challenge, with its id. */
  readonly before?: readonly Readonly<Record<string, unknown>>[];
  /** New values: the same for all, or per challenge with its id. */
  readonly after?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];
  /** AR items in the same way. */
  readonly items?: {
    readonly before: readonly Readonly<Record<string, unknown>>[];
    readonly after: readonly Readonly<Record<string, unknown>>[];
  };
  /** Previous and new locks. */
  readonly locks?: readonly {
    readonly task: number;
    readonly before: readonly KeptLock[];
    readonly after: readonly KeptLock[];
  }[];
  /** Previous and new files; no uuid means none. */
  readonly files?: { readonly before: readonly ShownFile[]; readonly after: readonly ShownFile[] };
  /** Labels added and removed: challenge and label. */
  readonly tagged?: readonly (readonly [number, number])[];
  readonly untagged?: readonly (readonly [number, number])[];
};

/** A bulk change that can still be undone. */
export const taskUndos = pgTable(
  'task_undos',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    steps: jsonb().$type<UndoSteps>().notNull(),
    created_at: createdAt(),
    undone_at: moment(),
  },
  (table) => [index('task_undos_created').on(table.created_at), index('task_undos_game').on(table.game_id)],
);
