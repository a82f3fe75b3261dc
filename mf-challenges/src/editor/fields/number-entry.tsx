import { NumberField } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import { type NumberField as Field, TASK_EDITING } from '../task-fields';
import { useTyped } from '../typed-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';

interface NumberEntryProps extends FieldProps {
  readonly field: Field;
  readonly max: number;
  /** Step of the buttons and of Page Up and Down. */
  readonly step: number;
  /** The number that means unlimited. */
  readonly unlimited?: number;
  /** Its label, if other than "Unlimited". */
  readonly unlimitedLabel?: string;
  /** Shown in place of the label when the context says the rest. */
  readonly shortLabel?: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

/** A whole number; the preview follows what is typed, and blur saves it. */
export function NumberEntry({ editor, field, help, note, ...number }: NumberEntryProps) {
  const labelOf = useFieldLabel();
  const empty = TASK_EDITING.emptyOf(field) === null ? null : 0;
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <NumberField
        {...controlOf(editor, field, labelOf(field))}
        {...number}
        label={labelOf(field)}
        value={useTyped(editor, field) ?? empty}
        help={note}
        onChange={(value) => (value !== null || empty === null) && editor.show({ [field]: value })}
        onSave={(value) => editor.choose(field, { [field]: value ?? empty })}
      />
    </FieldRow>
  );
}
