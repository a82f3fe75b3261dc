import type { LiveDetail, LiveSource } from '@waymark/contract';
import type { Queries } from '../db/database';
import { auditLog, type FieldChange } from '../db/schema';
import { aboutOf } from './about';

/** One entry of a game's history. */
export interface Recorded {
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** The acting user; undefined for the platform itself. */
  readonly userId?: number | undefined;
  readonly action: LiveSource;
  /** Names of the sent fields. */
  readonly fields?: readonly string[] | undefined;
  /** The message's, which names what it is about. */
  readonly detail?: LiveDetail | undefined;
  /** Values before and after. */
  readonly changes?: readonly FieldChange[] | undefined;
}

/** Records who changed what, in the transaction of the change, so that both are rolled back together. */
export async function recordChange(tx: Queries, line: Recorded): Promise<void> {
  await tx.insert(auditLog).values({
    white_label_id: line.whiteLabelId,
    game_id: line.gameId,
    user_id: line.userId ?? null,
    action: line.action,
    fields: [...(line.fields ?? [])],
    changes: [...aboutOf(line.detail ?? {}), ...(line.changes ?? [])],
  });
}
