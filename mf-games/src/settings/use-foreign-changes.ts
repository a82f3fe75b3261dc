import { gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import {
  fieldsOf,
  useForeignEdits,
  useHost,
  useLiveScreen,
  usePersonOf,
  useReadable,
  useTranslate,
} from '@waymark/host-kit';
import { GAME_FIELDS, isValueField, type ValueField } from './game-fields';
import { conflictsWith, fieldsChangedBy } from './live-conflicts';
import type { ExistingGameEditor } from './use-game-editor';

const ASKS = ['ss.game.update'] as const;

/** Handles other people's changes to this game: fields not being edited here are merged, others ask with both values. */
export function useForeignChanges(id: GameId, editor: ExistingGameEditor): void {
  const { api, live, phrases, signal } = useHost();
  const personOf = usePersonOf();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const edits = useForeignEdits({
    editor,
    fields: fieldsOf(GAME_FIELDS),
    labelOf: (field) => t(GAME_FIELDS[field].label),
    // Locked fields can't overwrite the stored value.
    isValue: (field): field is ValueField => isValueField(field) && editor.lockOf(field) === undefined,
    read: () => gameQuery(api, id).queryFn({ signal }),
    compare: async () => (await import(/* webpackChunkName: "later" */ './differences')).comparisonOf({ t, language }),
  });

  useLiveScreen(id, {
    asks: ASKS,
    conflicts: (message) => {
      const asks = conflictsWith(message, editor.touched);
      // The dialog takes focus, and the blur would save over the change it asks about.
      if (asks) editor.hold(live.answer !== undefined);
      else edits.tellMerged(fieldsChangedBy(message) ?? [], personOf(message));
      return asks;
    },
    onSettled: editor.answered,
    differences: (messages) => {
      const changed = messages.map(fieldsChangedBy);
      const named = changed.includes(undefined) ? undefined : changed.flatMap((fields) => fields ?? []);
      return edits.differences(named, messages.map(personOf).at(-1));
    },
    onRefresh: (message, keep) => edits.refresh(fieldsChangedBy(message), keep),
  });
}
