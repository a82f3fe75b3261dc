import type { Game } from '@waymark/contract';
import { useEdited, useTranslate, withSubject } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import { GAME_FIELDS, type SettingsField } from './game-fields';

/** The value of a field with edits: re-renders only components that read this field. */
export const useSetting = <Field extends keyof Game>(editor: GameEditor, field: Field): Partial<Game>[Field] =>
  useEdited(editor, () => editor.latest()[field]);

/** Why a field was not saved. */
export function useFault(editor: GameEditor, field: SettingsField): string | undefined {
  const t = useTranslate();
  const fault = useEdited(editor, () => editor.errorOf(field));
  return fault && withSubject(t(GAME_FIELDS[field].label), fault);
}

/** Why a field can't be changed. */
export const useLock = (editor: GameEditor, field: SettingsField): string | undefined =>
  useEdited(editor, () => editor.lockOf(field));
