import { gameQuery } from '@waymark/client';
import type { Game, GameId, LiveMessage } from '@waymark/contract';
import {
  fieldsOf,
  mergedLine,
  useHost,
  useLiveScreen,
  usePersonOf,
  useReadable,
  useTranslate,
} from '@waymark/host-kit';
import { useRef } from 'react';
import { GAME_FIELDS, isValueField, type SettingsField } from './game-fields';
import { conflictsWith, fieldsChangedBy } from './live-conflicts';
import type { ExistingGameEditor } from './use-game-editor';

const ASKS = ['ss.game.update'] as const;

/** The code that formats values is only needed for this dialog. */
const fetchReading = () => import('./differences');

/**
 * Handles other people's changes to this game: fields not being edited here are merged, others ask with both values.
 * Typed text is never discarded without a way back.
 */
export function useForeignChanges(id: GameId, editor: ExistingGameEditor): void {
  const { api, live, notices, phrases, signal } = useHost();
  const personOf = usePersonOf();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  /** The stored game when the dialog opened. */
  const stored = useRef<Game>(undefined);

  /** The fields that the dialog is about: those being edited here, or all changed ones if there are none. */
  const fieldsAskedAbout = (message: LiveMessage): readonly SettingsField[] => {
    const changed = fieldsChangedBy(message) ?? fieldsOf(GAME_FIELDS);
    const inHand = changed.filter((field) => editor.touched.has(field));
    return inHand.length > 0 ? inHand : changed;
  };

  /** What nobody has in hand here is merged, and told in one line. */
  const tellMerged = (message: LiveMessage): void => {
    const names = (fieldsChangedBy(message) ?? []).map((field) => t(GAME_FIELDS[field].label)).join(', ');
    if (names) notices.show({ tone: 'info', text: mergedLine(t, personOf(message), names) });
  };

  useLiveScreen(id, {
    asks: ASKS,
    conflicts: (message) => {
      const asks = conflictsWith(message, editor.touched);
      // The dialog takes the focus, and blur saves the field: over the change that it asks about.
      if (asks) editor.hold(live.answer !== undefined);
      else tellMerged(message);
      return asks;
    },
    onSettled: editor.answered,
    differences: async (messages) => {
      const fields = [...new Set(messages.flatMap(fieldsAskedAbout))];
      const [{ differencesOf }, theirs] = await Promise.all([fetchReading(), gameQuery(api, id).queryFn({ signal })]);
      stored.current = theirs;
      const values = fields.filter(isValueField);
      const differences = differencesOf(values, editor.latest(), theirs, { t, language });
      const person = messages.map(personOf).at(-1);
      const here = differences.filter(({ field }) => editor.touched.has(field));
      if (live.answer)
        editor.clashes.ask(
          here.map((one) => ({ ...one, person })),
          live.answer,
        );
      // Two pictures can't be compared in words.
      return differences.length === 0 && values.length < fields.length ? undefined : differences;
    },
    onRefresh: (message, keep) => {
      const fields = fieldsAskedAbout(message);
      const theirs = stored.current;
      const kept = theirs
        ? fields.filter(isValueField).filter((field) => keep.includes(field) && !editor.lockOf(field))
        : [];
      if (theirs) editor.keep(kept, theirs);
      const lost = editor.forget(fields.filter((field) => !kept.some((one) => one === field)));
      const names = fieldsOf(lost).map((field) => t(GAME_FIELDS[field].label));
      if (names.length === 0) return;
      notices.show({
        tone: 'info',
        text: t('Replaced by the latest version: {fields}', { fields: names.join(', ') }),
        action: { label: t('Bring mine back'), run: () => editor.bringBack(lost) },
        duration: 20_000,
      });
    },
  });
}
