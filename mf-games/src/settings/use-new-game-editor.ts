import { uploadFile } from '@waymark/client';
import { GAME_DEFAULTS, type ValidationMessage } from '@waymark/contract';
import { useHost, useKeptDrafts, useReadable, useTranslate } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import type { GameEdits } from './game-changes';
import { readKeptEdits } from './kept-edits';

/** The editor of a game that does not exist yet: nothing leaves the browser but the photo's file. */
export interface NewGameEditor extends GameEditor {
  readonly edits: GameEdits;
  /** How many fields came back after a reload. */
  readonly restored: number;
  /** Forgets everything that was filled in. */
  discard(): void;
}

/** Edits a game that is being created: edits stay here until it is. */
export function useNewGameEditor(refusals: readonly ValidationMessage[]): NewGameEditor {
  const { api, session } = useHost();
  const t = useTranslate();
  const superAdmin = useReadable(session.me).super_admin === true;
  const drafts = useKeptDrafts<GameEdits>(readKeptEdits);
  const { shown } = drafts;
  return {
    edits: shown,
    restored: drafts.restored.length,
    discard: drafts.clear,
    view: { ...GAME_DEFAULTS, ...shown },
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
  };
}
