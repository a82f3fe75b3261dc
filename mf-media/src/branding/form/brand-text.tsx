import type { MenuField } from '@waymark/contract';
import { FieldFrame, FieldMark, useEdited, useTranslate } from '@waymark/host-kit';
import { TextField, UrlField } from '@waymark/ui';
import { BRAND_EDITING, BRAND_FIELDS } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

type TextName = MenuField<'title' | 'subtitle'> | 'custom_url';

function useBrandText(editor: BrandEditor, field: TextName) {
  const t = useTranslate();
  const value = useEdited(editor, () => editor.latest()[field] ?? '');
  const error = useEdited(editor, () => editor.errorOf(field));
  const { max } = BRAND_EDITING.textRules[field];
  return {
    id: `brand-${field}`,
    label: t(BRAND_FIELDS[field].label),
    value,
    error,
    ...(max === undefined ? {} : { max }),
    tail: <FieldMark editor={editor} field={field} />,
    onChange: (text: string) => editor.type(field, text),
    onSave: () => editor.commit(field),
  };
}

interface BrandTextProps {
  readonly editor: BrandEditor;
  readonly field: MenuField<'title' | 'subtitle'>;
  readonly counter?: boolean;
}

/** A text of the menu on one line. Typing draws this field and the phone. */
export function BrandText({ editor, field, counter = false }: BrandTextProps) {
  return (
    <FieldFrame editor={editor} field={field}>
      <TextField {...useBrandText(editor, field)} counter={counter} />
    </FieldFrame>
  );
}

/** Where the custom section leads. */
export function CustomAddress({ editor }: { readonly editor: BrandEditor }) {
  return (
    <FieldFrame editor={editor} field="custom_url">
      <UrlField {...useBrandText(editor, 'custom_url')} />
    </FieldFrame>
  );
}
