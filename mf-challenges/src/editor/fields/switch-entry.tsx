import { Switch, token } from '@waymark/ui';
import styled from 'styled-components';
import { useFieldLabel } from '../field-labels';
import type { SwitchField } from '../task-fields';
import { controlOf, type FieldProps, FieldRow } from './field-row';

const Entry = styled.div`padding-block: 4px;`;

const Fault = styled.p`
  font: ${token.type12} ${token.font};
  color: ${token.dangerText};
`;

interface SwitchEntryProps extends FieldProps {
  readonly field: SwitchField;
  /** Its meaning in one line. */
  readonly note: string;
}

/** A switch; saves when toggled. */
export function SwitchEntry({ editor, field, help, note }: SwitchEntryProps) {
  const labelOf = useFieldLabel();
  const { error, ...control } = controlOf(editor, field, labelOf(field));
  return (
    <FieldRow editor={editor} field={field} help={help} at="switch">
      <Entry>
        <Switch<0 | 1>
          {...control}
          label={labelOf(field)}
          note={note}
          value={editor.view[field] === 1 ? 1 : 0}
          on={1}
          off={0}
          onChange={(next) => editor.choose(field, { [field]: next })}
        />
        {error && <Fault>{error}</Fault>}
      </Entry>
    </FieldRow>
  );
}
