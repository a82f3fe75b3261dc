import { NumberField } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import type { NumberField as Field } from '../task-fields';
import { useTyped } from '../typed-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';

interface NumberEntryProps extends FieldProps {
  readonly field: Field;
  readonly max: number;
  readonly note?: ReactNode;
}

/** A whole number; the preview follows what is typed, and leaving the field saves it. */
export function NumberEntry({ editor, field, help, max, note }: NumberEntryProps) {
  const labelOf = useFieldLabel();
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <NumberField
        {...controlOf(editor, field)}
        label={labelOf(field)}
        value={useTyped(editor, field) ?? 0}
        max={max}
        help={note}
        onChange={(value) => value !== null && editor.show({ [field]: value })}
        onSave={(value) => editor.choose(field, { [field]: value ?? 0 })}
      />
    </FieldRow>
  );
}
