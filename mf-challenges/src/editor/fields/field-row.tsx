import { FieldFrame, FieldMark } from '@waymark/host-kit';
import { WithHelp } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { TaskEditor } from '../editor';
import { fieldId } from '../field-id';
import { useFieldLabel } from '../field-labels';
import type { TaskField } from '../task-fields';
import { FieldFindings } from './field-findings';

/** What every field of the editor is given. */
export interface FieldProps {
  readonly editor: TaskEditor;
  readonly field: TaskField;
  /** Explains the field in a dialog. */
  readonly help?: ReactNode;
  /** Ends where a neighbour with a question mark does. */
  readonly inLine?: boolean;
}

/** One field of the editor: notices the focus, and has a question mark where it needs to be explained. */
export function FieldRow({
  editor,
  field,
  help,
  inLine = false,
  tall = true,
  children,
}: FieldProps & { readonly tall?: boolean; readonly children: ReactNode }) {
  const labelOf = useFieldLabel();
  return (
    <FieldFrame editor={editor} field={field}>
      <WithHelp title={labelOf(field)} help={help} tall={tall} wide={!help && !inLine}>
        {children}
      </WithHelp>
      {!editor.errorOf(field) && <FieldFindings task={editor.view.id} fields={[field]} />}
    </FieldFrame>
  );
}

/** What the control of a field is given, of whatever kind it is. */
export const controlOf = (editor: TaskEditor, field: TaskField) => ({
  id: fieldId(editor.view.id, field),
  name: field,
  error: editor.errorOf(field),
  tail: <FieldMark editor={editor} field={field} />,
});
