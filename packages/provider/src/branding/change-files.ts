import { BRAND_FILES, TOUR_SLOTS } from '@waymark/contract';
import type { Queries } from '../db/database';
import { listAttachments } from '../media/attachments';
import { showUpload } from '../media/show-upload';
import type { Caller } from '../session/caller';
import type { BrandingBody } from './check-brand';

/**
 * Attaches uploaded pictures to a brand; empty fields remove them. A tour picture may move to another slot.
 * @returns the uuids of attached pictures that are already ready
 * @throws {ApiError} 422 if one is not an upload of the caller, or not a picture
 */
export async function changeFiles(
  tx: Queries,
  caller: Caller,
  gameId: number,
  body: BrandingBody,
): Promise<readonly string[]> {
  const named = BRAND_FILES.filter((name) => body[`${name}_media_uuid`] !== undefined);
  if (named.length === 0) return [];
  const touring: readonly string[] = TOUR_SLOTS;
  const attached = await listAttachments(tx, 'game', gameId);
  const known = new Set(attached.filter(({ name }) => touring.includes(name)).map(({ uuid }) => uuid));
  const ready: string[] = [];
  for (const name of named) {
    const field = `${name}_media_uuid` as const;
    const uuid = body[field] ?? '';
    const shown = await showUpload(
      tx,
      caller,
      { owner: 'game', ownerId: gameId, name },
      {
        uuid,
        extension: body[`${name}_media_extension`],
        kind: 'image',
        field,
        refusal: 'The picture is not an uploaded picture.',
        known: touring.includes(name) && known.has(uuid),
      },
    );
    if (shown) ready.push(shown);
  }
  return ready;
}
