import type { PictureEye } from '@waymark/studio';
import { and, asc, eq, sql } from 'drizzle-orm';
import { idText } from '../db/any-of';
import { builtOnce } from '../db/built-once';
import type { Queries } from '../db/database';
import { type AttachmentOwner, attachments, type MediaFiles, media, type StoredAlternative } from '../db/schema';

/** A file that is attached to a record. */
export interface Attachment {
  readonly name: string;
  readonly uuid: string;
  readonly extension: string;
  readonly kind: string;
  readonly state: string;
  readonly files: MediaFiles;
  /** Pixels, if known. */
  readonly width: number | null;
  readonly height: number | null;
  /** The focal point, if known. */
  readonly eye: PictureEye | null;
  /** What stands in for it here, if anybody said. */
  readonly alternative: StoredAlternative | null;
}

/** The files of a record, by name. */
export const listAttachments = async (
  queries: Queries,
  owner: AttachmentOwner,
  ownerId: number,
): Promise<readonly Attachment[]> => (await listAttachmentsOf(queries, owner, [ownerId])).get(ownerId) ?? [];

const findAttachments = builtOnce<
  { owner: AttachmentOwner; ids: string },
  (Attachment & { readonly ownerId: number })[]
>('attachments', (queries) =>
  queries
    .select({
      ownerId: attachments.owner_id,
      name: attachments.name,
      uuid: media.uuid,
      extension: media.extension,
      kind: media.kind,
      state: media.state,
      files: media.files,
      width: media.width,
      height: media.height,
      eye: media.eye,
      alternative: attachments.alternative,
    })
    .from(attachments)
    .innerJoin(media, eq(media.uuid, attachments.media_uuid))
    .where(
      and(
        eq(attachments.owner, sql.placeholder('owner')),
        sql`${attachments.owner_id} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .orderBy(asc(attachments.name), asc(attachments.position)),
);

/** Files of several records of one kind, by record and name. */
export async function listAttachmentsOf(
  queries: Queries,
  owner: AttachmentOwner,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Attachment[]>> {
  const found = new Map<number, Attachment[]>();
  if (ownerIds.length === 0) return found;
  const rows = await findAttachments(queries, { owner, ids: idText(ownerIds) });
  for (const { ownerId, ...file } of rows) {
    const files = found.get(ownerId);
    if (files) files.push(file);
    else found.set(ownerId, [file]);
  }
  return found;
}

/** Where to attach a file. */
export interface Place {
  readonly owner: AttachmentOwner;
  readonly ownerId: number;
  readonly name: string;
}

/** An uploaded file of the white label, locked so that processing can't finish between this read and the commit. */
export async function lockMedia(tx: Queries, whiteLabelId: number, uuid: string) {
  const [found] = await tx
    .select()
    .from(media)
    .where(and(eq(media.uuid, uuid), eq(media.white_label_id, whiteLabelId)))
    .for('share');
  return found;
}

/** Attaches a file, replacing the current one. What stood in for that one does not fit another. */
export async function attach(
  tx: Queries,
  place: Place,
  uuid: string,
  alternative: StoredAlternative | null = null,
): Promise<void> {
  const { owner, ownerId, name } = place;
  const [current] = await tx.select({ uuid: attachments.media_uuid }).from(attachments).where(at(place));
  if (current?.uuid === uuid) return;
  await detach(tx, place);
  await tx.insert(attachments).values({ owner, owner_id: ownerId, name, media_uuid: uuid, alternative });
}

/** Detaches the file at a place. */
export async function detach(tx: Queries, place: Place): Promise<void> {
  await tx.delete(attachments).where(at(place));
}

/** Selects a place. */
export const at = ({ owner, ownerId, name }: Place) =>
  and(eq(attachments.owner, owner), eq(attachments.owner_id, ownerId), eq(attachments.name, name));
