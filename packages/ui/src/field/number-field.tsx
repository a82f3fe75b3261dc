import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import { clampNumber, digitsOf } from './number-rules';

/** Props of NumberField. */
export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  /** Called while typing with a number in range, or null for an empty field. */
  readonly onChange?: (value: number | null) => void;
  /** Called on blur and Enter with a changed value. */
  readonly onSave?: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** An unsigned integer, clamped to its range. */
export function NumberField({
  label,
  value,
  onChange,
  onSave,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  help,
  error,
  tail,
  disabled = false,
  name,
  id,
}: NumberFieldProps) {
  const own = useId();
  // While typing, the text may be below the minimum on the way to a larger number; the reported value never is.
  const [typing, setTyping] = useState<string>();
  const [settled, setSettled] = useState(value);
  const shown = typing ?? (value === null ? '' : String(value));

  const give = (text: string): void => {
    const digits = digitsOf(text);
    if (digits === undefined) return;
    if (digits === '') {
      setTyping('');
      onChange?.(null);
      return;
    }
    const number = Math.min(Number(digits), max);
    setTyping(String(number));
    onChange?.(clampNumber(number, min, max));
  };
  const commit = (): void => {
    if (typing === undefined) return;
    const final = typing === '' ? null : clampNumber(Number(typing), min, max);
    setTyping(undefined);
    if (final !== value) onChange?.(final);
    if (final === settled) return;
    setSettled(final);
    onSave?.(final);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit();
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    give(String(clampNumber((shown === '' ? min : Number(shown)) + by, min, max)));
  };

  return (
    <FieldRoot>
      <FieldBox $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        <FieldInput
          id={id ?? own}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          placeholder=" "
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${own}-note`}
          onFocus={() => typing === undefined && setSettled(value)}
          onChange={(event) => give(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={step}
        />
        {tail && <FieldTail>{tail}</FieldTail>}
      </FieldBox>
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </FieldRoot>
  );
}
