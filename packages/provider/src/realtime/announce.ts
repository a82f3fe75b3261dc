import { randomUUID } from 'node:crypto';
import type { LiveDetail, LiveSource } from '@waymark/contract';
import { recordChange } from '../audit/record';
import type { Database, Queries } from '../db/database';
import type { FieldChange } from '../db/schema';

/** Channel that carries live messages between nodes. */
export const LIVE_CHANNEL = 'waymark_live';

/** Channel that tells every node of a newer registry. */
export const RELEASE_CHANNEL = 'waymark_release';

/** What travels between nodes: where the message belongs, and the message itself. */
export interface Envelope {
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** The members it is for besides super administrators; left out for all of them. */
  readonly only?: readonly number[];
  /** Challenges it tells of: players hear it only as far as their team sees them. */
  readonly tasks?: readonly number[];
  readonly message: { readonly id: string; readonly source: LiveSource; readonly detail: LiveDetail };
}

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_900;

/** Something that happened in a game. */
export interface Happening {
  readonly source: LiveSource;
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** Who did it; undefined for the platform itself. */
  readonly userId?: number;
  readonly detail: LiveDetail;
  /** The members it is for besides super administrators; everybody in the game by default. */
  readonly only?: readonly number[] | undefined;
  /** Challenges it tells of: players hear it only as far as their team sees them. */
  readonly tasks?: readonly number[] | undefined;
  /** What differs after it, for the game's history. */
  readonly changes?: readonly FieldChange[];
}

/**
 * Tells everybody who may see the game, and writes it into the audit log. Both are part of the transaction: what is undone
 * is neither told nor logged.
 */
export async function announce(database: Database, tx: Queries, happening: Happening): Promise<void> {
  const { source, whiteLabelId, gameId, userId, detail, changes, only, tasks } = happening;
  await recordChange(tx, { whiteLabelId, gameId, userId, action: source, fields: detail.fields, changes });
  const of = (said: LiveDetail, more: Pick<Envelope, 'tasks'> = {}) =>
    JSON.stringify({
      whiteLabelId,
      gameId,
      ...(only ? { only } : {}),
      ...more,
      message: { id: randomUUID(), source, detail: { ...(userId === undefined ? {} : { user_id: userId }), ...said } },
    } satisfies Envelope);
  const whole = of(detail, tasks ? { tasks } : {});
  // Names are for show; screens fetch what they need by id.
  const payload =
    Buffer.byteLength(whole) < MOST_BYTES ? whole : of({ game: { id: gameId } }, tasks ? { tasks: [] } : {});
  await database.notify(LIVE_CHANNEL, payload, tx);
}
