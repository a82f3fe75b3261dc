import type { Task } from '@waymark/contract';
import { useEdited, valueIn } from '@waymark/host-kit';
import type { TaskEditor } from './editor';
import { isTaskField, type NumberField, TASK_FIELDS, type TextField } from './task-fields';

/** Typed fields: texts, and numbers that the preview follows. Each re-renders alone. */
type TypedField = TextField | NumberField;

const TYPED: readonly string[] = ['text', 'number'];
const isTyped = (field: string): boolean => isTaskField(field) && TYPED.includes(TASK_FIELDS[field].kind);

/**
 * Whether two challenges look the same apart from typed text. Whether a field is empty shows elsewhere too, so it
 * counts.
 */
export const isDrawnTheSame = (one: Task, other: Task): boolean =>
  hasSameValues(one, other, (field) => !isTyped(field) || !valueIn(one, field) !== !valueIn(other, field));

/** Whether two challenges hold the same values. */
export const hasSameValues = (one: Task, other: Task, matters: (field: string) => boolean = () => true): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => Object.is(valueIn(one, field), valueIn(other, field)) || !matters(field));
};

/** The typed value of a field: re-renders only components that read this field. */
export const useTyped = <Field extends TypedField>(editor: TaskEditor, field: Field): Task[Field] =>
  useEdited(editor, () => editor.latest()[field]);
