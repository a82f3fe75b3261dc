import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../root/ui-context';
import { type FieldFix, FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import { useNumberDraft } from './number-draft';
import { NumberSteps, type StarredNumber } from './number-steps';

/** Props of NumberField. */
export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  /** Called while typing with a number in range, or null for an empty field. */
  readonly onChange?: (value: number | null) => void;
  /** Called on blur and Enter, and shortly after the last press on a step, with a changed value. */
  readonly onSave?: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  /** Adds buttons that step by this much, as Page Up and Page Down do; the arrow keys step by 1. */
  readonly step?: number;
  /** The number that stands for no limit: shown as Unlimited, with a button of its own. May be above `max`. */
  readonly unlimited?: number;
  /** Marked with a star, and set by it. */
  readonly starred?: StarredNumber;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly fix?: FieldFix | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** Four digits always fit; in a narrow field the buttons give way. */
const Entry = styled(FieldInput)`min-inline-size: 60px;`;
const StepTail = styled(FieldTail)`min-inline-size: 0;`;

/** An unsigned integer, clamped to its range. */
export function NumberField({
  label,
  value,
  onChange,
  onSave,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step,
  unlimited,
  starred,
  help,
  error,
  fix,
  tail,
  disabled = false,
  name,
  id,
}: NumberFieldProps) {
  const own = useId();
  const t = useTranslate();
  const unlimitedWord = t('Unlimited');
  const draft = useNumberDraft({ value, min, max, unlimited, unlimitedWord, onChange, onSave });
  const stepped = step !== undefined;

  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') draft.commit();
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: step ?? 0, PageDown: -(step ?? 0) }[event.key] ?? 0;
    if (by === 0) return;
    event.preventDefault();
    draft.step(by);
  };
  return (
    <FieldRoot>
      <FieldBox $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        <Entry
          id={id ?? own}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft.shown}
          placeholder=" "
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${own}-note`}
          {...(stepped ? spin(value, min, max, value === unlimited ? unlimitedWord : undefined) : {})}
          onFocus={(event) => {
            draft.enter();
            if (value === unlimited) event.currentTarget.select();
          }}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={draft.commit}
          onKeyDown={keys}
        />
        {(tail || stepped) && (
          <StepTail>
            {tail}
            {stepped && (
              <NumberSteps
                {...{ label, value, step, min, max, unlimited, starred, disabled }}
                onStep={draft.step}
                onSet={draft.set}
              />
            )}
          </StepTail>
        )}
      </FieldBox>
      <FieldNote id={`${own}-note`} error={error} fix={fix} help={help} />
    </FieldRoot>
  );
}

/** What a screen reader is told about a number with steps. */
const spin = (value: number | null, min: number, max: number, words: string | undefined) => ({
  role: 'spinbutton',
  'aria-valuemin': min,
  ...(max === Number.MAX_SAFE_INTEGER ? {} : { 'aria-valuemax': words === undefined ? max : (value ?? max) }),
  ...(value === null ? {} : { 'aria-valuenow': value }),
  ...(words === undefined ? {} : { 'aria-valuetext': words }),
});
