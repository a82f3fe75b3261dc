import { Select, type SelectOption } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import type { TaskEdits } from '../task-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';

interface ChoiceEntryProps extends FieldProps {
  readonly field: keyof TaskEdits;
  readonly options: readonly SelectOption[];
  /** The chosen value; the field's number by default. */
  readonly value?: string | null;
  /** Called with a choice; by default the field is set to the number. */
  readonly onChoose?: (key: string) => void;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

/** One of several options, most of them numbers; saves when one is chosen. */
export function ChoiceEntry({
  editor,
  field,
  help,
  options,
  value,
  onChoose,
  note,
  disabled = false,
}: ChoiceEntryProps) {
  const labelOf = useFieldLabel();
  const held = value === undefined ? String(editor.view[field] ?? 0) : value;
  // A value that this version doesn't offer is kept until another one is chosen.
  const known = held === null || options.some((option) => option.value === held);
  const { name: _, ...control } = controlOf(editor, field, labelOf(field));
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <Select
        {...control}
        label={labelOf(field)}
        value={held}
        options={known ? options : [{ value: held, label: held }, ...options]}
        help={note}
        disabled={disabled}
        onChange={onChoose ?? ((key) => editor.choose(field, { [field]: Number(key) }))}
      />
    </FieldRow>
  );
}
