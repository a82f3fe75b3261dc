import { FieldFrame, FieldMark, withSubject } from '@waymark/host-kit';
import { type HelpPlace, WithHelp } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { TaskEditor } from '../editor';
import { fieldId } from '../field-id';
import { useFieldLabel } from '../field-labels';
import type { TaskField } from '../task-fields';
import { FieldFindings } from './field-findings';

/** Common props of the editor's fields. */
export interface FieldProps {
  readonly editor: TaskEditor;
  readonly field: TaskField;
  /** Explains the field in a dialog. */
  readonly help?: ReactNode;
}

/** A field of the editor: reports focus, and has an optional help button. */
export function FieldRow({
  editor,
  field,
  help,
  at,
  children,
}: FieldProps & { readonly at?: HelpPlace; readonly children: ReactNode }) {
  const labelOf = useFieldLabel();
  return (
    <FieldFrame editor={editor} field={field}>
      <WithHelp title={labelOf(field)} help={help} {...(at ? { at } : {})}>
        {children}
      </WithHelp>
      {!editor.errorOf(field) && <FieldFindings task={editor.view.id} fields={[field]} />}
    </FieldFrame>
  );
}

/**
 * Common props of a field's control.
 * @param label starts messages about the field
 */
export function controlOf(editor: TaskEditor, field: TaskField, label = '') {
  const error = editor.errorOf(field);
  return {
    id: fieldId(editor.view.id, field),
    name: field,
    error: error && label ? withSubject(label, error) : error,
    tail: <FieldMark editor={editor} field={field} />,
  };
}
