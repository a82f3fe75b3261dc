import { randomUUID } from 'node:crypto';
import type { ExtraLiveSource, LiveDetail, LiveSource } from '@waymark/contract';
import { recordChange } from '../audit/record';
import type { Database, Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { nodeOf } from './node-of';

/** Channel that carries live messages between nodes. */
export const LIVE_CHANNEL = 'waymark_live';

/** Channel that announces a newer registry to every node. */
export const RELEASE_CHANNEL = 'waymark_release';

/** A message with its recipients, as sent between nodes. */
export interface Envelope {
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** Members who receive it besides super administrators; every member by default. */
  readonly only?: readonly number[];
  /** The challenges it is about; players receive only those their team sees. */
  readonly tasks?: readonly number[];
  /** The node that made a change, which also tells the game's webhook. */
  readonly node?: string;
  readonly message: {
    readonly id: string;
    readonly source: LiveSource | ExtraLiveSource;
    readonly detail: LiveDetail;
  };
}

/** The limit of PostgreSQL notifications is 8,000 bytes. */
const MOST_BYTES = 7_900;

/** Something that happened in a game. */
export interface GameEvent {
  readonly source: LiveSource;
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** The acting user; undefined for the platform itself. */
  readonly userId?: number;
  readonly detail: LiveDetail;
  /** Members who receive it, besides super administrators; every member by default. */
  readonly only?: readonly number[] | undefined;
  /** The challenges it is about; players receive only those their team sees. */
  readonly tasks?: readonly number[] | undefined;
  /** Differences, for the game's history. */
  readonly changes?: readonly FieldChange[];
  /** Logged with the user, but announced without. */
  readonly unnamed?: boolean;
  /** No audit line, because nothing changed. */
  readonly unrecorded?: boolean;
}

/** Notifies everyone who may see the game and writes the audit log, both within the transaction. */
export async function publishEvent(database: Database, tx: Queries, event: GameEvent): Promise<void> {
  const { source, whiteLabelId, gameId, userId, detail, changes, only, tasks, unnamed, unrecorded } = event;
  const fields = detail.fields;
  if (!unrecorded) await recordChange(tx, { whiteLabelId, gameId, userId, action: source, fields, detail, changes });
  const of = (detailSent: LiveDetail, more: Pick<Envelope, 'tasks'> = {}) =>
    JSON.stringify({
      whiteLabelId,
      gameId,
      ...(only ? { only } : {}),
      ...(unrecorded ? {} : { node: nodeOf(database) }),
      ...more,
      message: {
        id: randomUUID(),
        source,
        detail: { ...(userId === undefined || unnamed ? {} : { user_id: userId }), ...detailSent },
      },
    } satisfies Envelope);
  const whole = of(detail, tasks ? { tasks } : {});
  // Names are only informative; screens load details by id.
  const payload =
    Buffer.byteLength(whole) < MOST_BYTES ? whole : of({ game: { id: gameId } }, tasks ? { tasks: [] } : {});
  await database.notify(LIVE_CHANNEL, payload, tx);
}
