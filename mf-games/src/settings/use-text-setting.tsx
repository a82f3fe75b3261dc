import { WEBHOOK_MAX } from '@waymark/contract';
import { FieldMark, useTranslate } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { GAME_EDITING, GAME_FIELDS, type TextSetting } from './game-fields';
import { useFault, useSetting } from './use-setting';

/** Common props of the settings' text fields. */
export function useTextSetting(editor: GameEditor, field: TextSetting) {
  const t = useTranslate();
  const { min, max, limit, needed, faultOf } = GAME_EDITING.textRules[field];
  const value = useSetting(editor, field) ?? '';
  const fault = useFault(editor, field);
  // A new game starts without a name: the error shows only on Create.
  const missing = editor.exists && needed !== undefined && value.trim() === '' ? t(needed) : undefined;
  return {
    id: fieldId(field),
    name: field,
    label: t(GAME_FIELDS[field].label),
    value,
    min,
    max,
    limit,
    validate:
      faultOf &&
      (async (text: string) => {
        const fault = faultOf(text);
        return fault && t(fault, { n: String(WEBHOOK_MAX) });
      }),
    error: missing ?? fault,
    tail: <FieldMark editor={editor} field={field} />,
    onChange: (text: string) => editor.type(field, text),
    onSave: () => editor.commit(field),
  };
}
