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

/** A one-line text of the menu. Typing re-renders only this field and the phone. */
export function BrandText({ editor, field, counter = false }: BrandTextProps) {
  return (
    <FieldFrame editor={editor} field={field}>
      <TextField {...useBrandText(editor, field)} counter={counter} />
    </FieldFrame>
  );
}

/** The URL of the custom section. */
export function CustomAddress({ editor }: { readonly editor: BrandEditor }) {
  return (
    <FieldFrame editor={editor} field="custom_url">
      <UrlField {...useBrandText(editor, 'custom_url')} />
    </FieldFrame>
  );
}
