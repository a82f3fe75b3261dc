import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { games } from './games';

/** A lock of a challenge: what it waits for, and the answers that count. */
export type KeptLock = { readonly to: number; readonly options: readonly string[] | null };
/** Where a file is shown. */
export type ShownFile = {
  readonly owner: 'task' | 'reality';
  readonly owner_id: number;
  readonly name: string;
  readonly uuid?: string;
};
/** What has to be done to take a change of several challenges back. */
export type UndoSteps = {
  /** Challenges that were deleted. */
  readonly deleted?: readonly number[];
  /** Challenges that came to be. */
  readonly created?: readonly number[];
  /** Fields of each challenge as they were, with its id. */
  readonly before?: readonly Readonly<Record<string, unknown>>[];
  /** What they were set to: all of them to the same, or each, with its id. */
  readonly after?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];
  /** AR items in the same way. */
  readonly items?: {
    readonly before: readonly Readonly<Record<string, unknown>>[];
    readonly after: readonly Readonly<Record<string, unknown>>[];
  };
  /** What challenges waited for, and what they were made to wait for. */
  readonly locks?: readonly {
    readonly task: number;
    readonly before: readonly KeptLock[];
    readonly after: readonly KeptLock[];
  }[];
  /** Files that were shown, and those that took their place; without a uuid there was none. */
  readonly files?: { readonly before: readonly ShownFile[]; readonly after: readonly ShownFile[] };
  /** Labels that were put on, and taken off: challenge and label. */
  readonly tagged?: readonly (readonly [number, number])[];
  readonly untagged?: readonly (readonly [number, number])[];
};

/** A change of several challenges that can still be taken back. */
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
