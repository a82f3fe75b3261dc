import { PasteButton, TextField } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import { type TextField as Field, TASK_EDITING } from '../task-fields';
import { useTyped } from '../typed-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';
import { typeCut } from './type-cut';

interface TextEntryProps extends FieldProps {
  readonly field: Field;
  /** Below the field. */
  readonly note?: ReactNode;
  readonly counter?: boolean;
  /** Characters that can be typed. */
  readonly pattern?: RegExp;
  /** Offers to paste the clipboard instead of the text. */
  readonly paste?: boolean;
}

/** A line of text; saves after a pause in typing, and on blur. */
export function TextEntry({ editor, field, help, note, counter = false, pattern, paste = false }: TextEntryProps) {
  const labelOf = useFieldLabel();
  const { tail, ...control } = controlOf(editor, field, labelOf(field));
  const replace = (text: string): void => {
    // A line has no breaks: the field would not show them.
    typeCut(editor, field, text.replace(/[\r\n]+/g, ''));
    editor.commit(field);
  };
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <TextField
        {...control}
        {...useText(editor, field)}
        label={labelOf(field)}
        help={note}
        counter={counter}
        tail={
          <>
            {tail}
            {paste && <PasteButton onText={replace} />}
          </>
        }
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
