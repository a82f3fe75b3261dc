import { isValidElement, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';

/** Props of Checkbox. */
export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Indeterminate: some of several are chosen. */
  readonly mixed?: boolean;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** A label with its control in front. */
export const ChoiceLine = styled.label<{ $off?: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-block-size: 24px;
  padding-block: 2px;
  color: ${({ $off }) => ($off ? token.textMuted : token.text)};
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  &[data-bare] { justify-content: center; gap: 0; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  @media (pointer: coarse) { min-block-size: 44px; min-inline-size: 44px; padding-block: 12px; }
`;

/** A styled native checkbox, or radio with `type="radio"`. */
export const Tick = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0 0;
  border: 1px solid ${token.fieldLine};
  border-radius: 4px;
  background: ${token.fieldBg};
  color: ${token.onAccent};
  cursor: inherit;
  &[type='radio'] { border-radius: 50%; }
  &:checked, &:indeterminate[type='checkbox'] { background: ${token.accent}; border-color: ${token.accentEdge}; }
  &:checked::before {
    content: '';
    inline-size: 8px;
    block-size: 4px;
    border: solid currentColor;
    border-width: 0 0 1.6px 1.6px;
    rotate: -45deg;
    translate: 0 -1px;
  }
  &[type='radio']:checked::before {
    inline-size: 6px;
    block-size: 6px;
    border: 0;
    border-radius: 50%;
    background: currentColor;
    translate: none;
  }
  &:indeterminate[type='checkbox']::before { content: ''; inline-size: 8px; border-block-start: 1.6px solid currentColor; }
  &:disabled { background: ${token.surfaceChip}; border-color: ${token.lineStrong}; color: ${token.textMuted}; }
  @media (forced-colors: active) { appearance: auto; }
`;

/** A checkbox with its label. */
export function Checkbox({
  label,
  checked,
  onChange,
  mixed = false,
  note,
  disabled = false,
  required,
  name,
  id,
}: CheckboxProps) {
  const own = useId();
  // Without visible text, the box is in the middle of the target.
  const isBare = isValidElement(label) && label.type === VisuallyHidden;
  return (
    <ChoiceLine $off={disabled} data-bare={isBare || undefined}>
      <Tick
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        type="checkbox"
        id={id ?? own}
        name={name}
        checked={checked}
        disabled={disabled}
        required={required}
        aria-describedby={note ? `${own}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {note && <small id={`${own}-note`}>{note}</small>}
      </span>
    </ChoiceLine>
  );
}
