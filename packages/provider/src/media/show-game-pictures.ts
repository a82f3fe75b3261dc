import { type BrandFile, TOUR_SLOTS } from '@waymark/contract';
import type { Queries } from '../db/database';
import type { Caller } from '../session/caller';
import { listAttachments } from './attachments';
import { showUpload } from './show-upload';

type Picture = BrandFile | 'standard';
/** Uploads by picture; an empty uuid removes the picture. */
type PictureBody = { readonly [K in `${Picture}_media_${'uuid' | 'extension'}`]?: string | undefined };
interface ModelBody {
  readonly model_media_uuid?: string | undefined;
  readonly model_media_extension?: string | undefined;
}

/**
 * Attaches uploaded pictures to a game. A tour picture may move to another slot, even if someone else uploaded it.
 * @returns the uuids of attached pictures that are already ready
 * @throws {ApiError} 422 with the refusal if one is not an upload of the caller, or not a picture
 */
export async function showGamePictures(
  tx: Queries,
  caller: Caller,
  gameId: number,
  body: PictureBody,
  { pictures, refusal }: { readonly pictures: readonly Picture[]; readonly refusal: string },
): Promise<readonly string[]> {
  const named = pictures.filter((name) => body[`${name}_media_uuid`] !== undefined);
  if (named.length === 0) return [];
  const attached = await listAttachments(tx, 'game', gameId);
  const touring = new Map(attached.filter(({ name }) => isTourSlot(name)).map((file) => [file.uuid, file]));
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
        refusal,
        known: isTourSlot(name) ? touring.get(uuid) : undefined,
      },
    );
    if (shown) ready.push(shown);
  }
  return ready;
}

/**
 * Attaches an uploaded 3D model to a game; an empty uuid removes it.
 * @returns its uuid if it is already ready
 * @throws {ApiError} 422 if it is not a model that the caller uploaded
 */
export async function showGameModel(
  tx: Queries,
  caller: Caller,
  gameId: number,
  { model_media_uuid: uuid, model_media_extension: extension }: ModelBody,
): Promise<string | undefined> {
  if (uuid === undefined) return undefined;
  const field = 'model_media_uuid';
  const refusal = 'The file is not an uploaded model.';
  const place = { owner: 'game', ownerId: gameId, name: 'model' } as const;
  return showUpload(tx, caller, place, { uuid, extension, kind: 'model', field, refusal });
}

const isTourSlot = (name: string): boolean => (TOUR_SLOTS as readonly string[]).includes(name);
