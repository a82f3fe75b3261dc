import { FieldFrame } from '@waymark/host-kit';
import { RichText } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { TaskEditor } from '../editor';
import { useFieldLabel } from '../field-labels';
import { useTyped } from '../typed-fields';
import { FieldFindings } from './field-findings';
import { controlOf } from './field-row';

interface RichEntryProps {
  readonly editor: TaskEditor;
  readonly field: 'description' | 'reward_description';
  readonly note?: ReactNode;
}

/** Formatted text; saves after a pause in typing, and on blur. */
export function RichEntry({ editor, field, note }: RichEntryProps) {
  const labelOf = useFieldLabel();
  const { id, error, tail } = controlOf(editor, field, labelOf(field));
  return (
    <FieldFrame editor={editor} field={field}>
      <RichText
        id={id}
        label={labelOf(field)}
        value={useTyped(editor, field) ?? ''}
        error={error}
        tail={tail}
        help={note}
        onChange={(html) => editor.type(field, html)}
        onSave={() => editor.commit(field)}
      />
      {!error && <FieldFindings task={editor.view.id} fields={[field]} />}
    </FieldFrame>
  );
}
