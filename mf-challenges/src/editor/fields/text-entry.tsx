import { TextField } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import { type TextField as Field, TASK_EDITING } from '../task-fields';
import { useTyped } from '../typed-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';

interface TextEntryProps extends FieldProps {
  readonly field: Field;
  /** Below the field. */
  readonly note?: ReactNode;
  readonly counter?: boolean;
  /** Characters that can be typed. */
  readonly pattern?: RegExp;
}

/** A line of text; saves after a pause in typing, and on blur. */
export function TextEntry({ editor, field, help, note, counter = false, pattern }: TextEntryProps) {
  const labelOf = useFieldLabel();
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <TextField
        {...controlOf(editor, field, labelOf(field))}
        {...useText(editor, field)}
        label={labelOf(field)}
        help={note}
        counter={counter}
        autoComplete="off"
        {...(pattern ? { pattern } : {})}
      />
    </FieldRow>
  );
}

/** Value props of a text control. */
function useText(editor: FieldProps['editor'], field: Field) {
  const { min, max, limit } = TASK_EDITING.textRules[field];
  return {
    value: useTyped(editor, field) ?? '',
    min,
    max,
    limit,
    onChange: (text: string) => editor.type(field, text),
    onSave: () => editor.commit(field),
  };
}
