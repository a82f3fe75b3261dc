import { randomUUID } from 'node:crypto';
import type { ExtraLiveSource, LiveDetail } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import { type Envelope, LIVE_CHANNEL } from './publish-event';

/** Messages beyond the specification, and their recipients. */
interface ExtraMessage {
  readonly game: { readonly id: number; readonly white_label_id: number };
  readonly detail: LiveDetail;
  /** Members who receive it, besides super administrators. */
  readonly only: readonly number[];
}

/** Notifies some members without an entry in the game's history. */
export async function publishExtra(
  database: Database,
  tx: Queries,
  source: ExtraLiveSource,
  { game, detail, only }: ExtraMessage,
): Promise<void> {
  const envelope: Envelope = {
    whiteLabelId: game.white_label_id,
    gameId: game.id,
    only,
    message: { id: randomUUID(), source, detail: { game: { id: game.id }, ...detail } },
  };
  await database.notify(LIVE_CHANNEL, JSON.stringify(envelope), tx);
}
