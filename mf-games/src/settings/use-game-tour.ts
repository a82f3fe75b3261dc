import { keys, uploadFile } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { useState } from 'react';
import { filesOf } from './photo';
import {
  placeOf,
  slotsOf,
  TOUR_MOST,
  type TourPicture,
  type TourSlots,
  tourWrite,
  withMoved,
  withoutPicture,
  withPicture,
  withTour,
} from './tour';
import type { GameWrites } from './use-game-writes';

/** A game's tour being edited: up to four pictures. */
export interface TourEditor {
  /** Uploads a file in place of a picture, wherever that is by then, or behind the last. */
  upload(replaced: TourPicture | undefined): UploadFile;
  /** How many files went behind the last picture. */
  readonly added: number;
  remove(at: number): void;
  /** Swaps it with the picture before or after. */
  move(at: number, by: 1 | -1): void;
}

/** The game's data for editing its tour. */
export interface TourOwner {
  readonly id: GameId;
  stored(): Partial<Game>;
  readonly writes: GameWrites;
}

/** Whether a response has the files as they are now: some providers send a part of the game, or the game as it was. */
const isNews = (saved: Game | undefined, before: TourSlots): saved is Game =>
  saved?.assets !== undefined && JSON.stringify(slotsOf(saved)) !== JSON.stringify(before);

/** Edits the tour of an existing game; each change saves by itself, and later pictures fill gaps. */
export function useGameTour({ id, stored, writes }: TourOwner): TourEditor {
  const { api } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const [added, setAdded] = useState(0);

  const arrange = (change: (slots: TourSlots) => TourSlots, isShown = true) => {
    const before = slotsOf(stored());
    const after = change(before);
    const { phase } = writes.stateOf('tour');
    // An earlier write may not have arrived.
    const isCertain = phase !== 'saving' && phase !== 'failed';
    return writes.write('tour', {
      shown: isShown ? withTour(stored(), after) : {},
      send: () => tourWrite(isCertain ? before : undefined, after),
      onSaved: (saved) =>
        client.setQueryData<Game>(
          keys.game(id),
          (held) => held && { ...held, ...(isNews(saved, before) ? filesOf(saved) : withTour(held, after)) },
        ),
      filesOnly: true,
    });
  };
  return {
    upload:
      (replaced) =>
      async (file, { onProgress, signal }) => {
        const media = await uploadFile(api, file, { onProgress, signal });
        signal.throwIfAborted();
        const picture = { ...media, url: URL.createObjectURL(file) };
        const at = placeOf(slotsOf(stored()), replaced);
        const saved = at < TOUR_MOST && (await arrange((slots) => withPicture(slots, at, picture), false));
        if (!saved) throw new Error(t("Couldn't save the picture."));
        if (!replaced) setAdded((count) => count + 1);
      },
    added,
    remove: (at) => void arrange((slots) => withoutPicture(slots, at)),
    move: (at, by) => void arrange((slots) => withMoved(slots, at, by)),
  };
}
