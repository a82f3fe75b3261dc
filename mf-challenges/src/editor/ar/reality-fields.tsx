import { FieldFrame, FieldMark, useEdited } from '@waymark/host-kit';
import { Select, type SelectOption, TextField } from '@waymark/ui';
import { DecimalField } from './decimal-field';
import type { RealityEditor, RealityField } from './use-reality-editor';

/** An AR item in its editor. */
export interface Edited {
  readonly editor: RealityEditor;
  readonly item: number;
}

/** A field of an AR item. Each follows its own value, so that typing in one draws no other. */
interface FieldOf<Field extends RealityField> extends Edited {
  readonly field: Field;
  readonly label: string;
}

/** What the control of a field is given, of whatever kind it is. */
const useControl = ({ editor, item, field, label }: FieldOf<RealityField>) => ({
  id: `reality-${item}-${field}`,
  label,
  error: useEdited(editor, () => editor.errorOf(field)),
  tail: <FieldMark editor={editor} field={field} />,
});

interface RealityTextProps extends FieldOf<'animation_name' | 'chain'> {
  readonly max: number;
  readonly pattern?: RegExp;
  readonly inputMode?: 'decimal';
  readonly validate?: (text: string) => Promise<string | undefined>;
}

/** A line of text; it saves after a pause in typing, and on leaving it. */
export function RealityText({ editor, item, field, label, ...rules }: RealityTextProps) {
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <TextField
        {...useControl({ editor, item, field, label })}
        {...rules}
        name={field}
        value={value ?? ''}
        autoComplete="off"
        onChange={(text) => editor.type(field, text)}
        onSave={() => editor.commit(field)}
      />
    </FieldFrame>
  );
}

interface RealityNumberProps extends FieldOf<'duration_seconds' | 'scale' | 'delay_seconds'> {
  readonly max: number;
}

/** A number that may have a fraction; it saves on leaving it. */
export function RealityNumber({ editor, item, field, label, max }: RealityNumberProps) {
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <DecimalField
        {...useControl({ editor, item, field, label })}
        value={value ?? null}
        max={max}
        onSave={(number) => editor.choose(field, { [field]: number })}
      />
    </FieldFrame>
  );
}

interface RealityChoiceProps extends FieldOf<'style' | 'arrival_location_radius'> {
  readonly options: readonly SelectOption[];
  /** What holds before anybody has chosen. */
  readonly first: string;
  readonly onChoose: (key: string) => void;
}

/** One of several options; it saves when one is chosen. */
export function RealityChoice({ editor, item, field, label, options, first, onChoose }: RealityChoiceProps) {
  const value = useEdited(editor, () => editor.latest()[field]);
  return (
    <FieldFrame editor={editor} field={field}>
      <Select
        {...useControl({ editor, item, field, label })}
        value={String(value ?? first)}
        options={options}
        onChange={onChoose}
      />
    </FieldFrame>
  );
}
