import { uploadFile } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { filesOf, withoutPhoto } from './photo';
import type { GameWrites } from './use-game-writes';

/** Replaces and deletes the photo of a game that exists. What changed about files comes with the save ([G44]). */
export function useGamePhoto(id: GameId, stored: () => Partial<Game>, { write }: GameWrites) {
  const { api } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const takeFiles = (saved: Game) =>
    client.setQueryData<Game>(['game', id], (before) => before && { ...before, ...filesOf(saved) });

  const upload: UploadFile = async (file, { onProgress, signal }) => {
    const { uuid, extension } = await uploadFile(api, file, { onProgress, signal });
    signal.throwIfAborted();
    const saved = await write('photo', {
      shown: {},
      send: () => ({ standard_media_uuid: uuid, standard_media_extension: extension }),
      onSaved: takeFiles,
      filesOnly: true,
    });
    if (!saved) throw new Error(t('The photo was not saved.'));
  };
  const remove = () =>
    void write('photo', {
      shown: withoutPhoto(stored()),
      send: () => ({ standard_media_uuid: '', standard_media_extension: '' }),
      onSaved: takeFiles,
      filesOnly: true,
    });
  return { upload, remove };
}
