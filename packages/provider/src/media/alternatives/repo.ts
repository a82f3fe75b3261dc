import type { DescribedRecord } from '@waymark/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  attachments,
  games,
  type MediaFiles,
  media,
  rewards,
  type StoredAlternative,
  tasks,
  teams,
} from '../../db/schema';
import { at, type Place } from '../attachments';

/** The game of a record that is not deleted, and its name for messages; undefined if there is none. */
export async function findRecord(
  queries: Queries,
  record: DescribedRecord,
  id: number,
): Promise<{ readonly gameId: number; readonly name: string } | undefined> {
  const [found] = await RECORDS[record](queries, id);
  return found;
}

const RECORDS = {
  game: (queries: Queries, id: number) =>
    queries.select({ gameId: games.id, name: games.name }).from(games).where(eq(games.id, id)),
  task: (queries: Queries, id: number) =>
    queries
      .select({ gameId: tasks.game_id, name: tasks.name })
      .from(tasks)
      .where(and(eq(tasks.id, id), isNull(tasks.deleted_at))),
  team: (queries: Queries, id: number) =>
    queries
      .select({ gameId: teams.game_id, name: teams.name })
      .from(teams)
      .where(and(eq(teams.id, id), isNull(teams.deleted_at))),
  reward: (queries: Queries, id: number) =>
    queries.select({ gameId: rewards.game_id, name: rewards.title }).from(rewards).where(eq(rewards.id, id)),
};

/** The ready file at a place, locked with its upload until the transaction ends. */
export async function lockShown(tx: Queries, place: Place) {
  const [found] = await tx
    .select({
      name: attachments.name,
      uuid: media.uuid,
      kind: media.kind,
      alternative: attachments.alternative,
    })
    .from(attachments)
    .innerJoin(media, eq(media.uuid, attachments.media_uuid))
    .where(and(at(place), eq(media.state, 'ready')))
    .for('update');
  return found;
}

/** Stores what stands in for the file at a place. */
export async function storeAlternative(tx: Queries, place: Place, alternative: StoredAlternative): Promise<void> {
  await tx.update(attachments).set({ alternative }).where(at(place));
}

/** Adds a file of captions to an upload. */
export async function addCaptions(tx: Queries, uuid: string, name: `captions-${string}`, file: string): Promise<void> {
  const added: MediaFiles = { [name]: file };
  await tx
    .update(media)
    .set({ files: sql`${media.files} || ${JSON.stringify(added)}::jsonb` })
    .where(eq(media.uuid, uuid));
}

/**
 * Removes a file of captions from an upload, unless some place still uses it: copies of a record share uploads.
 * @returns whether the file itself may go once this is committed
 */
export async function dropCaptions(tx: Queries, uuid: string, file: string): Promise<boolean> {
  const places = await tx
    .select({ alternative: attachments.alternative })
    .from(attachments)
    .where(eq(attachments.media_uuid, uuid));
  if (places.some(({ alternative }) => Object.values(alternative?.captions ?? {}).includes(file))) return false;
  await tx
    .update(media)
    .set({ files: sql`${media.files} - ${file.replace(/\.vtt$/, '')}::text` })
    .where(eq(media.uuid, uuid));
  return true;
}
