import { type Game, type GameId, roleOf, type ValidationMessage } from '@waymark/contract';
import { useHost, useKeptDrafts, useReadable, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useRef } from 'react';
import type { GameEditor, TextSetting } from './editor';
import { changesOf, type GameEdits, type SettingsField, toWrite, valuesOf } from './game-changes';
import { readKeptEdits } from './kept-edits';
import { isTextSetting, maySave, TEXT_FIELDS, TEXT_RULES } from './text-rules';
import { TypingPauses } from './typing-pause';
import { useGamePhoto } from './use-game-photo';
import { useGameWrites } from './use-game-writes';
import { type RestoredEdits, useRestoredEdits } from './use-restored-edits';
import { faultOfWebhook } from './webhook-check';

/** The editor of a game that exists, with what only such a game has. */
export interface ExistingGameEditor extends GameEditor {
  /** What the provider refused, for the top of the screen. */
  readonly refusals: readonly ValidationMessage[];
  /** Fields that were focused or changed in this visit. */
  readonly touched: ReadonlySet<SettingsField>;
  /** Something would be lost: a save failed, or what was typed cannot be saved. */
  readonly dirty: boolean;
  /** Saves nothing more by itself until somebody turns to a field again: a question about it is open. */
  hold(): void;
  /** Forgets what was typed here, so that what is stored shows. */
  discard(): void;
  /** What came back after a reload. */
  readonly restored: RestoredEdits;
  /** Takes the last saved change back; answers its field, or undefined when there is none. */
  undo(): SettingsField | undefined;
  /** Makes the change again that was taken back last. */
  redo(): SettingsField | undefined;
  /** Whether a text field holds nothing but what is saved. */
  isSaved(name: string): boolean;
}

/** Edits a game that exists: each field saves by itself. */
export function useGameEditor(game: Game): ExistingGameEditor {
  const id: GameId = game.id;
  const t = useTranslate();
  const { api, notices, session } = useHost();
  const me = useReadable(session.me);
  const client = useQueryClient();
  const drafts = useKeptDrafts<GameEdits>(readKeptEdits);
  const writes = useGameWrites(id);
  const { saves } = writes;
  const photo = useGamePhoto(id, game, writes);
  const touched = useRef(new Set<SettingsField>()).current;
  const pauses = useRef(new TypingPauses<TextSetting>()).current;
  /** The text of a field that is on its way or was refused: it is not sent again by itself. */
  const attempted = useRef(new Map<TextSetting, string>()).current;
  const held = useRef(false);

  const save = (field: SettingsField, edits: GameEdits): void => {
    const stored = client.getQueryData<Game>(['game', id]) ?? game;
    const changes = changesOf(stored, edits);
    const accept = () => {
      drafts.drop(edits);
      attempted.delete(field as TextSetting);
    };
    if (Object.keys(changes).length === 0) {
      accept();
      writes.settle(field);
      return;
    }
    const zone = edits.tz ?? stored.tz;
    const before = valuesOf(stored, changes);
    void writes.write(field, {
      shown: { ...changes },
      send: () => toWrite(changes, zone),
      check: changes.webhook === undefined ? undefined : () => faultOfWebhook(api, changes.webhook ?? '', t),
      onSaved: () => {
        accept();
        if (changes.webhook !== undefined) notices.show({ tone: 'success', text: t('Updated Webhook') });
      },
      takeBack: () => {
        drafts.put(before);
        save(field, before);
      },
    });
  };
  const commit = (field: TextSetting): void => {
    pauses.end(field);
    if (held.current) return;
    const text = drafts.latest()[field];
    if (text === undefined || attempted.get(field) === text || !maySave(field, text)) return;
    attempted.set(field, text);
    save(field, { [field]: text });
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  // What was typed a moment before going away is saved as well.
  useEffect(() => () => pauses.flush(), [pauses]);

  const pauseAnew = (field: TextSetting) => pauses.begin(field, () => latestCommit.current(field));
  /** The question was answered with Ignore: what is typed here is to be saved after all. */
  const release = (): void => {
    if (!held.current) return;
    held.current = false;
    for (const field of TEXT_FIELDS) if (drafts.latest()[field]) pauseAnew(field);
  };

  const view = { ...game, ...drafts.shown };
  const saveDraft = (field: SettingsField): void => {
    if (isTextSetting(field)) commit(field);
    else if (field !== 'photo') save(field, { [field]: drafts.latest()[field] });
  };
  const restored = useRestoredEdits(game, drafts, { touched, save: saveDraft });

  const failed = saves.unsaved.some((field) => saves.stateOf(field).phase === 'failed');
  const invalid = TEXT_FIELDS.some((field) => !maySave(field, drafts.shown[field] ?? ''));
  const role = roleOf(game.user, me);
  const locks: Partial<Record<SettingsField, string>> = {
    ...(role.creator ? {} : { description: t('Only the owner of the game can change the description.') }),
    ...(role.superAdmin ? {} : { game_type: t('Only a super administrator can promote a game.') }),
    signed_legal: t('It was agreed to when the game was made.'),
  };

  return {
    view,
    touched,
    refusals: writes.refusals,
    dirty: failed || invalid || restored.count > 0,
    lockOf: (field) => locks[field],
    stateOf: (field) => {
      const { phase } = saves.stateOf(field);
      return phase === 'idle' && restored.has(field) ? 'failed' : phase;
    },
    savedAt: (field) => {
      const state = saves.stateOf(field);
      return state.phase === 'saved' ? state.at : undefined;
    },
    errorOf: (field) => {
      const state = saves.stateOf(field);
      return state.phase === 'failed' ? state.reason : undefined;
    },
    enter: (field) => {
      touched.add(field);
      release();
    },
    type: (field, text) => {
      touched.add(field);
      drafts.put({ [field]: text });
      // An emptied field may be on its way to another text; it is saved on leaving it.
      if (text === '' || TEXT_RULES[field].whole) pauses.end(field);
      else pauseAnew(field);
    },
    commit,
    choose: (field, edits) => {
      for (const changed of Object.keys(edits)) touched.add(changed as SettingsField);
      drafts.put(edits);
      save(field, edits);
    },
    retry: (field) => (restored.has(field) ? saveDraft(field) : saves.retry(field)),
    restored,
    undo: saves.undo,
    redo: saves.redo,
    isSaved: (name) => isTextSetting(name) && drafts.latest()[name] === undefined,
    uploadPhoto: (file, options) => {
      touched.add('photo');
      return photo.upload(file, options);
    },
    deletePhoto: () => {
      touched.add('photo');
      photo.remove();
    },
    hold: () => {
      held.current = true;
    },
    discard: () => {
      pauses.endAll();
      drafts.clear();
      touched.clear();
      attempted.clear();
    },
  };
}
