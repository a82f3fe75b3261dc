import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from '../root/ui-context';
import { type FieldFix, FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import { SaveMark } from './save-mark';
import { type TextEntryOptions, useTextEntry } from './use-text-entry';

/** Props of TextField. */
export interface TextFieldProps extends TextEntryOptions {
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  /** Shown below the field; an error replaces it. */
  readonly help?: ReactNode;
  /** An error set from outside; overrides the field's own validation. */
  readonly error?: string | undefined;
  /** A correct value offered beside the error. */
  readonly fix?: FieldFix | undefined;
  /** Shows how many of `max` characters are used. */
  readonly counter?: boolean;
  /** At the end of the field: a save mark, a unit, a button. */
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text under a floating label. */
export function TextField({
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
  fix,
  counter = false,
  tail,
  disabled = false,
  placeholder = ' ',
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const own = useId();
  const t = useTranslate();
  const entry = useTextEntry({ value, onChange, onSave, validate, min, max, limit, pattern });
  const problem = error ?? entry.error;
  const inputId = id ?? own;
  return (
    <FieldRoot>
      <FieldBox $tone={problem ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
        <FieldInput
          {...rest}
          id={inputId}
          type={type}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          maxLength={max}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${own}-note`}
          onChange={(event) => entry.edit(event.currentTarget.value)}
          onFocus={entry.focus}
          onBlur={entry.commit}
          onKeyDown={(event) => event.key === 'Enter' && entry.commit()}
        />
        {(tail || entry.checking) && (
          <FieldTail>{entry.checking ? <SaveMark state="saving" text={t('Checking')} /> : tail}</FieldTail>
        )}
      </FieldBox>
      <FieldNote
        id={`${own}-note`}
        error={problem}
        fix={fix}
        help={help}
        count={counter && max !== undefined ? `${value.length} / ${max}` : undefined}
      />
    </FieldRoot>
  );
}
