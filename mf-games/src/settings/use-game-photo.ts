import { uploadFile } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { filesOf, withoutPhoto, withPhoto } from './photo';
import type { GameWrites } from './use-game-writes';

/** Replaces and deletes the photo of a game that exists. What changed about files comes with the save ([G44]). */
export function useGamePhoto(id: GameId, stored: () => Partial<Game>, { write }: GameWrites) {
  const { api } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const change = (edit: (game: Game) => Game) =>
    client.setQueryData<Game>(['game', id], (before) => before && edit(before));
  const takeFiles = (saved: Game) => change((before) => ({ ...before, ...filesOf(saved) }));

  const upload: UploadFile = async (file, { onProgress, signal }) => {
    const { uuid, extension } = await uploadFile(api, file, { onProgress, signal });
    signal.throwIfAborted();
    const saved = await write('photo', {
      shown: {},
      send: () => ({ standard_media_uuid: uuid, standard_media_extension: extension }),
      // Where the save answers nothing, the file that was chosen is what there is to see.
      onSaved: (game) => (game ? takeFiles(game) : change((before) => withPhoto(before, URL.createObjectURL(file)))),
      filesOnly: true,
    });
    if (!saved) throw new Error(t('The photo was not saved.'));
  };
  const remove = () =>
    void write('photo', {
      shown: withoutPhoto(stored()),
      send: () => ({ standard_media_uuid: '', standard_media_extension: '' }),
      onSaved: (game) => game && takeFiles(game),
      filesOnly: true,
    });
  return { upload, remove };
}
