import type { Queries } from '../db/database';
import { showUpload } from '../media/show-upload';
import type { Caller } from '../session/caller';
import type { GameBody } from './check-changes';

/**
 * Shows the uploaded picture that the fields name as the game's own; empty fields take it away.
 * @returns the uuid when a picture was attached that is ready already
 * @throws {ApiError} 422 when it is no upload of this white label, or no picture
 */
export async function changePicture(
  tx: Queries,
  caller: Caller,
  gameId: number,
  { standard_media_uuid: uuid, standard_media_extension: extension }: GameBody,
): Promise<string | undefined> {
  if (uuid === undefined) return undefined;
  return showUpload(
    tx,
    caller,
    { owner: 'game', ownerId: gameId, name: 'standard' },
    { uuid, extension, kind: 'image', field: 'standard_media_uuid', refusal: 'The photo is not an uploaded picture.' },
  );
}
