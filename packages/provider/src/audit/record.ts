import type { LiveSource } from '@waymark/contract';
import type { Queries } from '../db/database';
import { auditLog, type FieldChange } from '../db/schema';

/** One line of a game's history. */
export interface Recorded {
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** Who did it; undefined for the platform itself. */
  readonly userId?: number | undefined;
  readonly action: LiveSource;
  /** Names of the fields that were sent. */
  readonly fields?: readonly string[] | undefined;
  /** What differs after it. */
  readonly changes?: readonly FieldChange[] | undefined;
}

/** Writes down who changed what, in the transaction of the change: what is undone was never done. */
export async function recordChange(tx: Queries, line: Recorded): Promise<void> {
  await tx.insert(auditLog).values({
    white_label_id: line.whiteLabelId,
    game_id: line.gameId,
    user_id: line.userId ?? null,
    action: line.action,
    fields: [...(line.fields ?? [])],
    changes: [...(line.changes ?? [])],
  });
}
