import { type ReactNode, useId } from 'react';
import { type FieldFix, FieldNote } from './field-note';
import { FieldBox, FieldLabel, FieldRoot } from './field-styles';
import { type TextEntryOptions, useTextEntry } from './use-text-entry';

/** Shared by single-line and multi-line text fields. */
export interface TextFaceProps extends TextEntryOptions {
  readonly label: string;
  /** Shown below the field; an error replaces it. */
  readonly help?: ReactNode;
  /** An error set from outside; overrides the field's own validation. */
  readonly error?: string | undefined;
  /** A correct value offered beside the error. */
  readonly fix?: FieldFix | undefined;
  /** Shows how many of `max` characters are used. */
  readonly counter?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** The state of a text field, the props of its input, and those of the frame around it. */
export function useTextFace<P extends TextFaceProps>(props: P) {
  const own = useId();
  const { label, value, onChange, onSave, validate, min, max, limit, pattern, ...rest } = props;
  const { help, error, fix, counter = false, disabled = false, id = own, ...native } = rest;
  const entry = useTextEntry({ value, onChange, onSave, validate, min, max, limit, pattern });
  const problem = error ?? entry.error;
  const note = `${own}-note`;
  const count = counter && max !== undefined ? `${value.length} / ${max}` : undefined;
  const input = {
    ...native,
    id,
    value,
    disabled,
    maxLength: max,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': note,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => entry.edit(event.currentTarget.value),
    onFocus: entry.focus,
    onBlur: entry.commit,
  };
  return { entry, input, frame: { label, id, note, problem, fix, help, count, disabled } };
}

type TextFace = ReturnType<typeof useTextFace>['frame'];

interface TextFrameProps extends TextFace {
  /** The input and its trailing content. */
  readonly children: ReactNode;
}

/** Label, box and note of a text input. */
export function TextFrame({ label, id, note, problem, fix, help, count, disabled, children }: TextFrameProps) {
  return (
    <FieldRoot>
      <FieldBox $tone={problem ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {children}
      </FieldBox>
      <FieldNote id={note} error={problem} fix={fix} help={help} count={count} />
    </FieldRoot>
  );
}
