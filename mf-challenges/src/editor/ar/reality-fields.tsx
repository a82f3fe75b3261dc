import type { TaskId } from '@waymark/contract';
import { FieldFrame, FieldMark, useEdited, useTranslate } from '@waymark/host-kit';
import { Select, type SelectOption, TextField } from '@waymark/ui';
import { fieldId } from '../field-id';
import { DecimalField } from './decimal-field';
import {
  REALITY_EDITING,
  REALITY_FIELDS,
  type RealityField,
  type RealityNumberField,
  type RealityTextField,
} from './item-fields';
import { nameInItems, type RealityEditor } from './reality-editor';

/** An AR item in the editor of its challenge. */
export interface Edited {
  readonly editor: RealityEditor;
  readonly task: TaskId;
}

/** A field of an AR item. Each follows its own value, so typing in one re-renders no other. */
interface FieldOf<Field extends RealityField> extends Edited {
  readonly field: Field;
}

/** Common props of a field's control. */
const useControl = ({ editor, task, field }: FieldOf<RealityField>) => ({
  id: fieldId(task, nameInItems(editor.item, field)),
  label: useTranslate()(REALITY_FIELDS[field].label),
  error: useEdited(editor, () => editor.errorOf(field)),
  tail: <FieldMark editor={editor} field={field} />,
});

interface RealityTextProps extends FieldOf<RealityTextField> {
  readonly pattern?: RegExp;
  readonly inputMode?: 'decimal';
}

/** A line of text; saves after a pause in typing, and on blur. */
export function RealityText({ editor, task, field, ...typing }: RealityTextProps) {
  const t = useTranslate();
  const { max, faultOf } = REALITY_EDITING.textRules[field];
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <TextField
        {...useControl({ editor, task, field })}
        {...typing}
        max={max}
        validate={
          faultOf &&
          (async (text) => {
            const fault = faultOf(text);
            return fault && t(fault);
          })
        }
        name={field}
        value={value ?? ''}
        autoComplete="off"
        onChange={(text) => editor.type(field, text)}
        onSave={() => editor.commit(field)}
      />
    </FieldFrame>
  );
}

interface RealityNumberProps extends FieldOf<RealityNumberField> {
  readonly max: number;
}

/** A decimal number; saves on blur. */
export function RealityNumber({ editor, task, field, max }: RealityNumberProps) {
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <DecimalField
        {...useControl({ editor, task, field })}
        value={value ?? null}
        max={max}
        onSave={(number) => editor.choose(field, { [field]: number })}
      />
    </FieldFrame>
  );
}

interface RealityChoiceProps extends FieldOf<'style' | 'arrival_location_radius'> {
  readonly options: readonly SelectOption[];
  /** The default. */
  readonly first: string;
  readonly onChoose: (key: string) => void;
}

/** One of several options; saves when one is chosen. */
export function RealityChoice({ editor, task, field, options, first, onChoose }: RealityChoiceProps) {
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <Select
        {...useControl({ editor, task, field })}
        value={String(value ?? first)}
        options={options}
        onChange={onChoose}
      />
    </FieldFrame>
  );
}
