import type { Translate } from '@waymark/host-kit';
import { FieldMark } from '@waymark/host-kit';
import type { GameEditor, TextSetting } from './editor';
import { fieldId } from './field-id';
import { TEXT_RULES } from './text-rules';

/** What a text field of the settings is given, of whatever kind it is. */
export function textSetting(editor: GameEditor, field: TextSetting, t: Translate) {
  const { min, max, limit, faultOf } = TEXT_RULES[field];
  return {
    id: fieldId(field),
    name: field,
    value: editor.view[field] ?? '',
    min,
    max,
    limit,
    validate:
      faultOf &&
      (async (text: string) => {
        const fault = faultOf(text);
        return fault && t(fault);
      }),
    error: editor.errorOf(field),
    tail: <FieldMark editor={editor} field={field} />,
    onChange: (text: string) => editor.type(field, text),
    onSave: () => editor.commit(field),
  };
}
