import { keyStarts, keys } from '@waymark/client';
import { GAME_DEFAULTS, type Game, type GameId, type GameWrite, roleOf } from '@waymark/contract';
import { type RecordEditor, useHost, useReadable, useRecordEditor, useStored, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { type FileSetting, GAME_EDITING, type GameEdits, type SettingsField } from './game-fields';
import type { PhotoOwner } from './game-photo';
import { useGameWrites } from './use-game-writes';

/** The editor of an existing game, with what only such a game has. */
export type ExistingGameEditor = GameEditor &
  RecordEditor<Game, GameEdits, FileSetting> & {
    /** The currently stored game. */
    stored(): Game;
  };

/** What a provider means that leaves a field out. */
const USUAL: Readonly<Record<string, unknown>> = GAME_DEFAULTS;

const CLOCK: readonly SettingsField[] = ['tz', 'start_anytime', 'start_at', 'finish_at'];

/**
 * Edits an existing game; each field saves by itself. The editor is a stable object, and each component subscribes to
 * what it shows.
 */
export function useGameEditor(id: GameId): ExistingGameEditor {
  const t = useTranslate();
  const host = useHost();
  const { api, notices, session } = host;
  const me = useReadable(session.me);
  const client = useQueryClient();
  const { stored, watch } = useStored<Game>(keys.game(id));
  const writes = useGameWrites(id);
  const editor = useRecordEditor<Game, GameEdits, GameWrite, FileSetting>({
    stored,
    watch,
    writes,
    ...GAME_EDITING,
    emptyOf: (field) => USUAL[field] ?? GAME_EDITING.emptyOf(field),
    toShow: (changes) => changes,
    toWrite: (changes, { tz }) => GAME_EDITING.toWrite(changes, tz || GAME_DEFAULTS.tz),
    checkOf: ({ webhook }) =>
      webhook === undefined
        ? undefined
        : async () => (await import(/* webpackChunkName: "form" */ './webhook-check')).faultOfWebhook(api, webhook, t),
    onSaved: ({ webhook, ...changes }) => {
      // Times of challenges are checked against those of the game.
      if (CLOCK.some((field) => field in changes)) void client.invalidateQueries({ queryKey: keyStarts.readiness(id) });
      if (webhook !== undefined) notices.show({ tone: 'success', text: t('Updated Webhook') });
    },
    // Times are written in the zone, so it goes first.
    first: 'tz',
    // Each alone may conflict with the other's old value.
    together: ['start_at', 'finish_at'],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: writes behave the same with every render
  return useMemo(() => {
    const photo: PhotoOwner = { id, host, client, t, writes, stored };
    const lockOf = (field: SettingsField): string | undefined => {
      const { user } = stored();
      const role = roleOf(user, me);
      if (field === 'signed_legal') return t('Accepted when the game was created');
      if (field === 'description' && user && !role.creator)
        return t('Only the owner of the game can change the description.');
      if (field === 'game_type' && !role.superAdmin) return t('Only a super administrator can promote a game.');
      return undefined;
    };
    return {
      ...editor,
      stored,
      exists: true,
      // A game without `user` says nothing about the role: then the provider's 403 decides ([G22]).
      closed: () => {
        const { user } = stored();
        const may = !user || roleOf(user, me).administrator;
        return may ? undefined : t('Only the administrators of this game can change its settings.');
      },
      lockOf,
      uploadPhoto: async (file, options) => {
        editor.touched.add('photo');
        await (await import(/* webpackChunkName: "form" */ './game-photo')).uploadPhoto(photo, file, options);
      },
      // What was wrong with the last file is no fault of this one.
      photoChosen: () => {
        writes.settle('photo');
        return () => undefined;
      },
      deletePhoto: () => {
        editor.touched.add('photo');
        import(/* webpackChunkName: "form" */ './game-photo').then(
          ({ deletePhoto }) => deletePhoto(photo),
          () => notices.show({ tone: 'warning', text: t("This part couldn't be loaded") }),
        );
      },
      record: { game: id, record: 'game', id },
      tour: photo,
    };
  }, [editor, me, notices, stored, t]);
}
