import { type Game, type GameId, roleOf } from '@waymark/contract';
import { type RecordEditor, useHost, useReadable, useRecordEditor, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { GameEditor } from './editor';
import { emptyOf, type GameEdits, type SettingsField, toWrite } from './game-changes';
import { readKeptEdits } from './kept-edits';
import { TEXT_RULES } from './text-rules';
import { useGamePhoto } from './use-game-photo';
import { useGameTour } from './use-game-tour';
import { useGameWrites } from './use-game-writes';
import { faultOfWebhook } from './webhook-check';

/** The editor of a game that exists, with what only such a game has. */
export type ExistingGameEditor = GameEditor & RecordEditor<Game, GameEdits, SettingsField>;

/** Edits a game that exists: each field saves by itself. */
export function useGameEditor(game: Game): ExistingGameEditor {
  const id: GameId = game.id;
  const t = useTranslate();
  const { api, notices, session } = useHost();
  const me = useReadable(session.me);
  const client = useQueryClient();
  const writes = useGameWrites(id);
  const photo = useGamePhoto(id, game, writes);
  const tour = useGameTour(id, game, writes);
  const editor = useRecordEditor<Game, GameEdits, ReturnType<typeof toWrite>, SettingsField>({
    record: game,
    stored: () => client.getQueryData<Game>(['game', id]) ?? game,
    writes,
    readKept: readKeptEdits,
    textRules: TEXT_RULES,
    emptyOf,
    toWrite: (changes, { tz }) => toWrite(changes, tz),
    checkOf: ({ webhook }) => (webhook === undefined ? undefined : () => faultOfWebhook(api, webhook, t)),
    onSaved: ({ webhook }) => {
      if (webhook !== undefined) notices.show({ tone: 'success', text: t('Updated Webhook') });
    },
    // Times are written in the zone, so it goes first.
    first: 'tz',
    // Each alone may lie on the wrong side of the other's old value.
    together: ['start_at', 'finish_at'],
  });
  const role = roleOf(game.user, me);
  const locks: Partial<Record<SettingsField, string>> = {
    ...(role.creator ? {} : { description: t('Only the owner of the game can change the description.') }),
    ...(role.superAdmin ? {} : { game_type: t('Only a super administrator can promote a game.') }),
    signed_legal: t('It was agreed to when the game was made.'),
  };
  return {
    ...editor,
    lockOf: (field) => locks[field],
    uploadPhoto: (file, options) => {
      editor.touched.add('photo');
      return photo.upload(file, options);
    },
    deletePhoto: () => {
      editor.touched.add('photo');
      photo.remove();
    },
    tour,
  };
}
