import type { Game } from '@waymark/contract';
import { useEdited } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import type { SettingsField } from './game-fields';

/** What a field of the game holds, with what is typed: whoever reads it is drawn anew for this field alone. */
export const useSetting = <Field extends keyof Game>(editor: GameEditor, field: Field): Partial<Game>[Field] =>
  useEdited(editor, () => editor.latest()[field]);

/** Why a field was not saved. */
export const useFault = (editor: GameEditor, field: SettingsField): string | undefined =>
  useEdited(editor, () => editor.errorOf(field));

/** What is said instead of letting a field be changed. */
export const useLock = (editor: GameEditor, field: SettingsField): string | undefined =>
  useEdited(editor, () => editor.lockOf(field));
