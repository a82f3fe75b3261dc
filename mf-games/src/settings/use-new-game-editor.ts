import { uploadFile } from '@waymark/client';
import { GAME_DEFAULTS, type ValidationMessage } from '@waymark/contract';
import { useDrafts, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { NEW_GAME_EDITING, type NewGameEdits } from './new-game-fields';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** The editor of a new game: only the photo's file leaves the browser. */
export interface NewGameEditor extends GameEditor {
  /** The current edits. */
  edits(): NewGameEdits;
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
    [api, drafts, closed, refusals, missing, superAdmin, t],
  );
}
