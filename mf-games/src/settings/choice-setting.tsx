import { FieldMark, useTranslate } from '@waymark/host-kit';
import { Select, type SelectOption } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { GAME_FIELDS, type ValueField } from './game-fields';
import { SettingRow } from './setting-row';
import { useFault, useSetting } from './use-setting';

/** One option: its stored value, label and meaning. */
export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly text: string;
}

interface ChoiceSettingProps<Value extends string | number> {
  readonly editor: GameEditor;
  readonly field: ValueField;
  readonly choices: readonly Choice<Value>[];
  /** The default. */
  readonly usual: Value;
  readonly help?: ReactNode;
}

/** One of a few options, with the meaning of the chosen one below. Saves when one is chosen. */
export function ChoiceSetting<Value extends string | number>({
  editor,
  field,
  choices,
  usual,
  help,
}: ChoiceSettingProps<Value>) {
  const t = useTranslate();
  const held = useSetting(editor, field) ?? usual;
  const current = choices.find(({ value }) => value === held);
  const options: SelectOption[] = choices.map(({ value, label }) => ({ value: keyOf(value), label: t(label) }));
  // A value unknown to this version is kept until another one is chosen.
  if (!current) options.unshift({ value: keyOf(held), label: String(held) });
  return (
    <SettingRow editor={editor} field={field} help={help}>
      <Select
        id={fieldId(field)}
        label={t(GAME_FIELDS[field].label)}
        value={keyOf(held)}
        options={options}
        onChange={(key) => {
          const chosen = choices.find(({ value }) => keyOf(value) === key);
          if (chosen) editor.choose(field, { [field]: chosen.value });
        }}
        help={current && t(current.text)}
        error={useFault(editor, field)}
        tail={<FieldMark editor={editor} field={field} />}
      />
    </SettingRow>
  );
}

/** An empty value is an option too, and needs a name in the list. */
const keyOf = (value: unknown): string => (value === '' ? 'none' : String(value));
