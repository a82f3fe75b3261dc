import { TOUR_SLOTS, type TourSlot } from '@waymark/contract';
import type { Queries } from '../db/database';
import { listAttachments } from '../media/attachments';
import { showUpload } from '../media/show-upload';
import type { Caller } from '../session/caller';
import type { GameBody } from './check-changes';

const REFUSAL = 'The photo is not an uploaded picture.';

/**
 * Attaches uploaded photos as the game's own and in its tour; empty fields remove them. A tour photo may move to
 * another slot, whoever uploaded it.
 * @returns the uuids of attached photos that are already ready
 * @throws {ApiError} 422 if one is not an upload of this white label, or not a photo
 */
export async function changePictures(
  tx: Queries,
  caller: Caller,
  gameId: number,
  body: GameBody,
): Promise<readonly string[]> {
  const slots = (['standard', ...TOUR_SLOTS] as const).filter((name) => body[`${name}_media_uuid`] !== undefined);
  if (slots.length === 0) return [];
  const touring = new Set(
    (await listAttachments(tx, 'game', gameId)).filter(({ name }) => isTourSlot(name)).map(({ uuid }) => uuid),
  );
  const ready: string[] = [];
  for (const name of slots) {
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
        refusal: REFUSAL,
        known: isTourSlot(name) && touring.has(uuid),
      },
    );
    if (shown) ready.push(shown);
  }
  return ready;
}

const isTourSlot = (name: string): name is TourSlot => (TOUR_SLOTS as readonly string[]).includes(name);
