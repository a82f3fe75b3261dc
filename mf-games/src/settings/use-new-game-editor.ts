import { GAME_DEFAULTS, type ValidationMessage } from '@waymark/contract';
import { useDrafts, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useEffect, useMemo, useState } from 'react';
import type { GameEditor } from './editor';
import { NEW_GAME_EDITING, type NewGameEdits } from './new-game-fields';
import { NewGamePhoto } from './new-game-photo';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** The editor of a new game: only the photo's file leaves the browser. */
export interface NewGameEditor extends GameEditor {
  /** The current edits. */
  edits(): NewGameEdits;
  /** Whether a chosen photo isn't stored yet. */
  isUploading(): boolean;
  /** Number of fields restored after a reload. */
  restoredCount(): number;
  /** Discards all edits. */
  discard(): void;
}

/**
 * Edits a new game; nothing is sent until it is created.
 * @param missing the required fields that were empty on Create, as phrases
 */
export function useNewGameEditor(
  refusals: readonly ValidationMessage[],
  missing: readonly ValidationMessage[],
): NewGameEditor {
  const { api, session } = useHost();
  const t = useTranslate();
  const me = useReadable(session.me);
  const superAdmin = me.super_admin === true;
  /** Whether the account certainly lacks the right, rather than still being unknown. */
  const closed = me.id !== undefined && !superAdmin;
  const drafts = useDrafts<NewGameEdits>(NEW_GAME_EDITING.readKept);
  const [photo] = useState(() => new NewGamePhoto());
  useEffect(() => photo.open(), [photo]);
  return useMemo(
    () => ({
      exists: false,
      closed: () => (closed ? t('Only a super administrator can create games.') : undefined),
      watch: (listener) => {
        const ends = [drafts.state.subscribe(listener), photo.pending.subscribe(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
      edits: drafts.latest,
      isUploading: () => photo.pending.get().size > 0,
      restoredCount: () => drafts.state.get().restored.length,
      discard: drafts.clear,
      latest: () => {
        const edits = drafts.latest();
        return photo.shownIn({ ...GAME_DEFAULTS, ...edits }, edits.standard_media_uuid);
      },
      lockOf: (field) =>
        field === 'game_type' && !superAdmin ? t('Only a super administrator can promote a game.') : undefined,
      stateOf: () => 'idle',
      savedAt: () => undefined,
      errorOf: (field) => {
        const lacks = missing.find(
          (one) => one.field === field && isBlank(drafts.latest()[field as keyof NewGameEdits]),
        );
        if (lacks) return t(lacks.message);
        return refusals.find((refusal) => refusal.field === (field === 'photo' ? 'standard_media_uuid' : field))
          ?.message;
      },
      type: (field, text) => drafts.put({ [field]: text }),
      commit: () => undefined,
      choose: (_, edits) => drafts.put(edits),
      // A new game is checked as a whole.
      isHeldBack: () => false,
      retry: () => undefined,
      enter: () => undefined,
      uploadPhoto: async (file, options) => {
        const stored = await photo.upload(api, file, options);
        if (stored) drafts.put({ standard_media_uuid: stored.uuid, standard_media_extension: stored.extension });
      },
      photoChosen: photo.chosen,
      deletePhoto: () => {
        photo.forget();
        const { standard_media_uuid, standard_media_extension } = drafts.latest();
        drafts.drop({ standard_media_uuid, standard_media_extension });
      },
    }),
    [api, drafts, photo, closed, refusals, missing, superAdmin, t],
  );
}
