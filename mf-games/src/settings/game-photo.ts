import { keys, uploadFile } from '@waymark/client';
import type { Game, GameId, Host } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { filesOf, photoOf, withoutPhoto, withPhoto } from './photo';
import type { GameWrites } from './use-game-writes';

/** An existing game, and what its photo is written with. */
export interface PhotoOwner {
  readonly id: GameId;
  readonly host: Pick<Host, 'api' | 'live' | 'signal'>;
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
  const { uuid, extension } = await uploadFile(owner.host.api, file, { onProgress, signal });
  signal.throwIfAborted();
  // Processing may end before the save is answered.
  const unwatch = watchProcessing(owner, uuid);
  const saved = await owner.writes.write('photo', {
    shown: {},
    send: () => ({ standard_media_uuid: uuid, standard_media_extension: extension }),
    onSaved: (game) =>
      game?.assets && photoOf(game) !== photoOf(owner.stored())
        ? takeFiles(owner, game)
        : change(owner, (before) => withPhoto(before, URL.createObjectURL(file))),
    filesOnly: true,
  });
  if (saved) return;
  unwatch();
  const state = owner.writes.stateOf('photo');
  throw new Error(state.phase === 'failed' ? state.reason : owner.t("Couldn't save the photo."));
}

/** Reports at the photo that its file is damaged: once it is processed, a message without formats says so. */
function watchProcessing({ host: { live, signal }, t, writes }: PhotoOwner, uuid: string): () => void {
  const end = live.subscribe(['ss.game.media'], ({ detail: { media } }) => {
    if (media?.uuid !== uuid || !media.urls) return;
    end();
    if (Object.keys(media.urls).length > 0) return;
    void writes.write('photo', {
      shown: {},
      send: () => ({}),
      check: async () => t('The picture cannot be read.'),
      filesOnly: true,
    });
  });
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return end;
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
