import { keys, uploadFile } from '@waymark/client';
import type { ApiCapability, Game, GameId } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { filesOf, photoOf, withoutPhoto, withPhoto } from './photo';
import type { GameWrites } from './use-game-writes';

/** An existing game, and what its photo is written with. */
export interface PhotoOwner {
  readonly id: GameId;
  readonly api: ApiCapability;
  readonly client: QueryClient;
  readonly t: Translate;
  readonly writes: GameWrites;
  stored(): Partial<Game>;
}

const change = ({ client, id }: PhotoOwner, edit: (game: Game) => Game) =>
  client.setQueryData<Game>(keys.game(id), (before) => before && edit(before));
const takeFiles = (owner: PhotoOwner, saved: Game) => change(owner, (before) => ({ ...before, ...filesOf(saved) }));

/**
 * Replaces the photo of a game. The response to the save has the changed files ([G44]); the chosen file is shown if it
 * has none, or still the old photo.
 */
export async function uploadPhoto(
  owner: PhotoOwner,
  file: File,
  { onProgress, signal }: Parameters<UploadFile>[1],
): Promise<void> {
  const { uuid, extension } = await uploadFile(owner.api, file, { onProgress, signal });
  signal.throwIfAborted();
  const saved = await owner.writes.write('photo', {
    shown: {},
    send: () => ({ standard_media_uuid: uuid, standard_media_extension: extension }),
    onSaved: (game) =>
      game?.assets && photoOf(game) !== photoOf(owner.stored())
        ? takeFiles(owner, game)
        : change(owner, (before) => withPhoto(before, URL.createObjectURL(file))),
    filesOnly: true,
  });
  if (!saved) throw new Error(owner.t("Couldn't save the photo."));
}

/** Deletes the photo of a game. */
export function deletePhoto(owner: PhotoOwner): void {
  void owner.writes.write('photo', {
    shown: withoutPhoto(owner.stored()),
    send: () => ({ standard_media_uuid: '', standard_media_extension: '' }),
    onSaved: (game) => game?.assets && !photoOf(game) && takeFiles(owner, game),
    filesOnly: true,
  });
}
