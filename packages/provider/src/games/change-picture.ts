import type { Queries } from '../db/database';
import { attach, detach, holdMedia } from '../media/attachments';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import type { GameBody } from './check-changes';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Shows the uploaded picture that the fields name as the game's own; empty fields take it away.
 * @returns the uuid when a picture was attached that is ready already
 * @throws {ApiError} 422 when it is no upload of this white label, or no picture
 */
export async function changePicture(
  tx: Queries,
  caller: Caller,
  gameId: number,
  body: GameBody,
): Promise<string | undefined> {
  const uuid = body.standard_media_uuid;
  if (uuid === undefined) return undefined;
  const place = { owner: 'game', ownerId: gameId, name: 'standard' } as const;
  if (uuid === '') {
    await detach(tx, place);
    return undefined;
  }
  const found = UUID.test(uuid) ? await holdMedia(tx, caller.whiteLabelId, uuid) : undefined;
  const usable = found?.kind === 'image' && (found.state === 'ready' || found.state === 'processing');
  const extension = body.standard_media_extension ?? found?.extension;
  if (!found || !usable || found.owner_id !== caller.userId || found.extension !== extension) {
    throw errors.invalid({ standard_media_uuid: ['The photo is not an uploaded picture.'] });
  }
  await attach(tx, place, found.uuid);
  return found.state === 'ready' ? found.uuid : undefined;
}
