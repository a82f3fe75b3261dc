import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { FieldNote } from './field-note';
import { FieldArea, FieldBox, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import { type TextEntryOptions, useTextEntry } from './use-text-entry';

/** Props of TextArea. */
export interface TextAreaProps extends TextEntryOptions {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly counter?: boolean;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** More characters than this always fill the maximum height. */
const LONG = 20_000;

const TopTail = styled(FieldTail)`
  align-items: flex-start;
  padding-block-start: 8px;
`;

/** Several lines of text under a floating label; grows with the text. */
export function TextArea({
  label,
  value,
  onChange,
  onSave,
  validate,
  min,
  max,
  limit,
  pattern,
  help,
  error,
  counter = false,
  tail,
  disabled = false,
  id,
  ...rest
}: TextAreaProps) {
  const own = useId();
  const entry = useTextEntry({ value, onChange, onSave, validate, min, max, limit, pattern });
  const problem = error ?? entry.error;
  return (
    <FieldRoot>
      <FieldBox $tone={problem ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        <FieldArea
          {...rest}
          id={id ?? own}
          value={value}
          $long={value.length > LONG}
          placeholder=" "
          disabled={disabled}
          maxLength={max}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${own}-note`}
          onChange={(event) => entry.edit(event.currentTarget.value)}
          onFocus={entry.focus}
          onBlur={entry.commit}
        />
        {tail && <TopTail>{tail}</TopTail>}
      </FieldBox>
      <FieldNote
        id={`${own}-note`}
        error={problem}
        help={help}
        count={counter && max !== undefined ? `${value.length} / ${max}` : undefined}
      />
    </FieldRoot>
  );
}
