import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { games } from './games';

/** What has to be done to take a change of several challenges back. */
export type UndoSteps = {
  /** Challenges that were deleted. */
  readonly deleted?: readonly number[];
  /** Challenges that came to be. */
  readonly created?: readonly number[];
  /** Fields of each challenge as they were, with its id. */
  readonly before?: readonly Readonly<Record<string, unknown>>[];
  /** What they were set to. */
  readonly after?: Readonly<Record<string, unknown>>;
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
