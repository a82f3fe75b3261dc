import { GAME_DEFAULTS } from '@waymark/contract';
import { FieldMark, useTranslate } from '@waymark/host-kit';
import { Switch, token } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { GAME_FIELDS, type SwitchSetting } from './game-fields';
import { SettingRow } from './setting-row';
import { useFault, useSetting } from './use-setting';

const Fault = styled.p`
  font: ${token.type12} ${token.font};
  color: ${token.dangerText};
`;

interface SwitchSettingFieldProps {
  readonly editor: GameEditor;
  readonly field: SwitchSetting;
  /** Its meaning in one line. */
  readonly note: string;
  readonly help?: ReactNode;
}

/** What a provider that leaves a switch out means; off if it isn't here. */
const USUAL: { readonly [Field in SwitchSetting]?: number } = GAME_DEFAULTS;

/** A switch of the settings; saves when toggled. */
export function SwitchSettingField({ editor, field, note, help }: SwitchSettingFieldProps) {
  const t = useTranslate();
  const fault = useFault(editor, field);
  const value = (useSetting(editor, field) ?? USUAL[field]) === 1 ? 1 : 0;
  return (
    <SettingRow editor={editor} field={field} help={help} at="switch">
      <div>
        <Switch<0 | 1>
          id={fieldId(field)}
          name={field}
          label={t(GAME_FIELDS[field].label)}
          note={note}
          value={value}
          on={1}
          off={0}
          tail={<FieldMark editor={editor} field={field} />}
          onChange={(next) => editor.choose(field, { [field]: next })}
        />
        {fault && <Fault>{fault}</Fault>}
      </div>
    </SettingRow>
  );
}
