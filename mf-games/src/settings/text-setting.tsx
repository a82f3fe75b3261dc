import { TextField, type TextFieldProps } from '@waymark/ui';
import type { GameEditor } from './editor';
import type { TextSetting } from './game-fields';
import { useTextSetting } from './use-text-setting';

type Words = Pick<TextFieldProps, 'help' | 'required' | 'type' | 'inputMode' | 'autoComplete'>;

/** A one-line text of the settings. Typing re-renders only this field. */
export function TextSettingField({
  editor,
  field,
  ...words
}: Words & { readonly editor: GameEditor; readonly field: TextSetting }) {
  return <TextField {...useTextSetting(editor, field)} {...words} />;
}
