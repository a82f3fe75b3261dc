import { TASK_VIDEO_NAMES, type TaskAssetName } from '@waymark/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { attachments, media, realities, tasks } from '../../db/schema';
import { roleIn } from '../../games/policy';
import { findVisibleGame } from '../../games/repo';
import type { Caller } from '../../session/caller';
import { fault } from '../faults';
import { itemColumn } from './columns';
import type { ReadRow } from './read-rows';

const KIND_FAULTS = { image: 'no-picture', video: 'no-video', model: 'no-model' } as const;
type Kind = keyof typeof KIND_FAULTS;

const kindOf = (name: TaskAssetName): Kind => (TASK_VIDEO_NAMES.includes(name) ? 'video' : 'image');

/**
 * Reports files that cannot be attached: missing, of the wrong kind, or neither uploaded by the caller nor visible in a
 * game of theirs. The others are locked, so that they still exist when the import ends.
 */
export async function checkFiles(queries: Queries, caller: Caller, rows: readonly ReadRow[]): Promise<void> {
  const wishes = rows.flatMap((row) => [
    ...[...row.files].flatMap(([name, file]) =>
      file ? [{ row, field: name as string, uuid: file.uuid, kind: kindOf(name) }] : [],
    ),
    ...row.items.flatMap(({ position, model }) =>
      model ? [{ row, field: itemColumn(position, 'model') as string, uuid: model.uuid, kind: 'model' as const }] : [],
    ),
  ]);
  if (wishes.length === 0) return;
  const uuids = [...new Set(wishes.map(({ uuid }) => uuid))];
  const found = await queries
    .select({ uuid: media.uuid, kind: media.kind, owner: media.owner_id })
    .from(media)
    .where(
      and(
        inArray(media.uuid, uuids),
        eq(media.white_label_id, caller.whiteLabelId),
        inArray(media.state, ['ready', 'processing']),
      ),
    )
    .for('share');
  const kinds = new Map(found.map(({ uuid, kind }) => [uuid, kind]));
  const foreign = found.filter(({ owner }) => owner !== caller.userId).map(({ uuid }) => uuid);
  const seen = await seenInOwnGames(queries, caller, foreign);
  const mayShow = new Set(found.map(({ uuid }) => uuid).filter((uuid) => !foreign.includes(uuid) || seen.has(uuid)));
  for (const { row, field, uuid, kind } of wishes) {
    if (kinds.get(uuid) !== kind || !mayShow.has(uuid)) {
      row.refuse(field, fault(KIND_FAULTS[kind]));
    }
  }
}

/** Which of these media are shown by challenges in games that the caller administers. */
async function seenInOwnGames(queries: Queries, caller: Caller, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const shown = await queries
    .selectDistinct({ uuid: attachments.media_uuid, game: tasks.game_id })
    .from(attachments)
    .leftJoin(realities, and(eq(attachments.owner, 'reality'), eq(realities.id, attachments.owner_id)))
    .innerJoin(
      tasks,
      sql`${tasks.id} = case ${attachments.owner} when 'task' then ${attachments.owner_id} else ${realities.task_id} end`,
    )
    .where(and(inArray(attachments.media_uuid, [...uuids]), inArray(attachments.owner, ['task', 'reality'])));
  const mine = new Set<number>();
  for (const game of new Set(shown.map(({ game }) => game))) {
    const visible = await findVisibleGame(queries, caller, game);
    if (visible && roleIn(visible.member, caller).administrator) mine.add(game);
  }
  return new Set(shown.filter(({ game }) => mine.has(game)).map(({ uuid }) => uuid));
}
