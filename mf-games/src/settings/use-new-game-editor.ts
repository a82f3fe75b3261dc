import { uploadFile } from '@waymark/client';
import { GAME_DEFAULTS, type ValidationMessage } from '@waymark/contract';
import { useDrafts, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { NEW_GAME_EDITING, type NewGameEdits } from './new-game-fields';

/** The editor of a game that does not exist yet: nothing leaves the browser but the photo's file. */
export interface NewGameEditor extends GameEditor {
  /** What was filled in, as of now. */
  edits(): NewGameEdits;
  /** How many fields came back after a reload. */
  restoredCount(): number;
  /** Forgets everything that was filled in. */
  discard(): void;
}

/** Edits a game that is being created: edits stay here until it is. */
export function useNewGameEditor(refusals: readonly ValidationMessage[]): NewGameEditor {
  const { api, session } = useHost();
  const t = useTranslate();
  const me = useReadable(session.me);
  const superAdmin = me.super_admin === true;
  /** Whether one is somebody else for sure, and not merely not known yet. */
  const closed = me.id !== undefined && !superAdmin;
  const drafts = useDrafts<NewGameEdits>(NEW_GAME_EDITING.readKept);
  return useMemo(
    () => ({
      exists: false,
      closed: () => (closed ? t('Only a super administrator can create games.') : undefined),
      watch: drafts.state.subscribe,
      edits: drafts.latest,
      restoredCount: () => drafts.state.get().restored.length,
      discard: drafts.clear,
      latest: () => ({ ...GAME_DEFAULTS, ...drafts.latest() }),
      lockOf: (field) =>
        field === 'game_type' && !superAdmin ? t('Only a super administrator can promote a game.') : undefined,
      stateOf: () => 'idle',
      savedAt: () => undefined,
      errorOf: (field) =>
        refusals.find((refusal) => refusal.field === (field === 'photo' ? 'standard_media_uuid' : field))?.message,
      type: (field, text) => drafts.put({ [field]: text }),
      commit: () => undefined,
      choose: (_, edits) => drafts.put(edits),
      retry: () => undefined,
      enter: () => undefined,
      uploadPhoto: async (file, options) => {
        const { uuid, extension } = await uploadFile(api, file, options);
        drafts.put({ standard_media_uuid: uuid, standard_media_extension: extension });
      },
      deletePhoto: () => {
        const { standard_media_uuid, standard_media_extension } = drafts.latest();
        drafts.drop({ standard_media_uuid, standard_media_extension });
      },
    }),
    [api, drafts, closed, refusals, superAdmin, t],
  );
}
