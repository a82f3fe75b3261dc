import { FieldMark, useTranslate } from '@waymark/host-kit';
import type { GameEditor, TextSetting } from './editor';
import { fieldId } from './field-id';
import { TEXT_RULES } from './text-rules';
import { useFault, useSetting } from './use-setting';

/** What a text field of the settings is given, of whatever kind it is. */
export function useTextSetting(editor: GameEditor, field: TextSetting) {
  const t = useTranslate();
  const { min, max, limit, faultOf } = TEXT_RULES[field];
  return {
    id: fieldId(field),
    name: field,
    value: useSetting(editor, field) ?? '',
    min,
    max,
    limit,
    validate:
      faultOf &&
      (async (text: string) => {
        const fault = faultOf(text);
        return fault && t(fault);
      }),
    error: useFault(editor, field),
    tail: <FieldMark editor={editor} field={field} />,
    onChange: (text: string) => editor.type(field, text),
    onSave: () => editor.commit(field),
  };
}
