import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { attachments, media } from '../../db/schema';
import type { ShownFile } from '../../db/schema/task-undos';

/** The files currently attached; slots without a file are omitted. */
export async function filesAt(
  queries: Queries,
  places: readonly Omit<ShownFile, 'uuid' | 'alternative'>[],
): Promise<ShownFile[]> {
  if (places.length === 0) return [];
  const rows = await queries
    .select({
      owner: attachments.owner,
      owner_id: attachments.owner_id,
      name: attachments.name,
      uuid: attachments.media_uuid,
      alternative: attachments.alternative,
    })
    .from(attachments)
    .where(sql`(${attachments.owner}, ${attachments.owner_id}, ${attachments.name}) in (
      select owner, owner_id, name from ${asRecords(places)})`);
  return rows.map((row) => ({ ...row, owner: row.owner as ShownFile['owner'] }));
}

/** Attaches files, replacing the current ones. An undefined file removes the current one. */
export async function showFiles(tx: Queries, files: readonly ShownFile[]): Promise<void> {
  if (files.length === 0) return;
  // A file that stays keeps what stands in for it.
  await tx.execute(sql`delete from ${attachments} as shown using ${asRecords(files)}
    where (shown.owner, shown.owner_id, shown.name) = (given.owner, given.owner_id, given.name)
    and shown.media_uuid is distinct from given.uuid`);
  // A file discarded in the meantime cannot be restored.
  await tx.execute(sql`insert into ${attachments} (owner, owner_id, name, media_uuid, alternative)
    select given.owner, given.owner_id, given.name, ${media}.uuid, given.alternative from ${asRecords(files)}
    inner join ${media} on ${media}.uuid = given.uuid where ${media}.state <> 'discarded'
    on conflict do nothing`);
}

const asRecords = (files: readonly Partial<ShownFile>[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as given(
    owner text, owner_id bigint, name text, uuid uuid, alternative jsonb)`;
