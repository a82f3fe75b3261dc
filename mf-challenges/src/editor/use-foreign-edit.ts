import { taskQuery } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { type ForeignEdits, fieldsOf, useForeignEdits, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { gameTz } from '../game/game-tz';
import type { TaskEditor } from './editor';
import { useFieldLabel } from './field-labels';
import { isEdited, TASK_FIELDS } from './task-fields';

/** Handles someone else's change to the challenge that is being edited here. */
export function useForeignEdit(game: Game, editor: TaskEditor): ForeignEdits {
  const { api, phrases, signal } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const labelOf = useFieldLabel();
  const { id } = editor.view;
  return useForeignEdits({
    editor,
    fields: fieldsOf(TASK_FIELDS),
    labelOf,
    isValue: isEdited,
    read: () => taskQuery(api, game.id, id).queryFn({ signal }),
    compare: async () => (await import('./task-differences')).comparisonOf({ t, language, tz: gameTz(game), labelOf }),
  });
}
