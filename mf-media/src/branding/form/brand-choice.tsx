import { FieldFrame, FieldMark, useEdited, useTranslate } from '@waymark/host-kit';
import { Select } from '@waymark/ui';
import { BRAND_FIELDS, type BrandField } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

interface BrandChoiceProps<Value extends string | number> {
  readonly editor: BrandEditor;
  readonly field: BrandField & ('font_size' | 'font_regular' | 'font_bold' | 'theme');
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** A select of a brand's value; saves on change. */
export function BrandChoice<Value extends string | number>({ editor, field, choices }: BrandChoiceProps<Value>) {
  const t = useTranslate();
  const held = useEdited(editor, () => editor.latest()[field]);
  const error = useEdited(editor, () => editor.errorOf(field));
  return (
    <FieldFrame editor={editor} field={field}>
      <Select
        id={`brand-${field}`}
        label={t(BRAND_FIELDS[field].label)}
        value={String(held)}
        options={choices.map(({ value, label }) => ({ value: String(value), label }))}
        onChange={(key) => {
          const chosen = choices.find(({ value }) => String(value) === key);
          if (chosen) editor.choose(field, { [field]: chosen.value });
        }}
        error={error}
        tail={<FieldMark editor={editor} field={field} />}
      />
    </FieldFrame>
  );
}
