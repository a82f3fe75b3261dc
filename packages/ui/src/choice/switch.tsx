import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FieldTail } from '../field/field-styles';
import { token } from '../theme/token';

/** Props of Switch. `value` equals either `on` or `off`. */
export interface SwitchProps<T> {
  readonly label: ReactNode;
  readonly value: T;
  readonly on: T;
  readonly off: T;
  readonly onChange: (value: T) => void;
  readonly note?: ReactNode;
  /** Shown before the switch, for instance a save mark. */
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

const Line = styled.label<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 24px;
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  & > span:first-child { flex: 1; min-inline-size: 0; font-weight: 500; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  @media (pointer: coarse) { min-block-size: 44px; }
  @media (max-width: 767px) { gap: 8px; }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 34px;
  block-size: 20px;
  margin: 0;
  margin-inline-start: var(--help-room, 0px);
  border: 1px solid ${token.lineControl};
  border-radius: 10px;
  background: ${token.surfaceSunken};
  cursor: inherit;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: ${token.textMuted};
    transition: inset-inline-start ${token.quick} ${token.ease};
  }
  &:checked { background: ${token.accent}; border-color: ${token.accentEdge}; }
  &:checked::after { inset-inline-start: 16px; background: ${token.onAccent}; }
  &:disabled { opacity: 0.5; }
  @media (forced-colors: active) { appearance: auto; &::after { display: none; } }
`;

/** Reserves room for the save mark, so that the label never wraps differently. */
const Tail = styled(FieldTail)`
  min-inline-size: 76px;
  @media (max-width: 767px) { min-inline-size: 58px; }
  & > [data-save-mark]:only-child { inset-block-start: -8px; inset-inline-end: 0; margin: 0; }
`;

/** An on/off slider. Toggling it reports the other of its two values. */
export function Switch<T>({ label, value, on, off, onChange, note, tail, disabled = false, name, id }: SwitchProps<T>) {
  const own = useId();
  return (
    // The tail may contain a button, which the label would name instead of the switch.
    <Line $off={disabled} htmlFor={id ?? own}>
      <span>
        <span id={`${own}-label`}>{label}</span>
        {note && <small id={`${own}-note`}>{note}</small>}
      </span>
      {tail && <Tail>{tail}</Tail>}
      <Track
        type="checkbox"
        role="switch"
        id={id ?? own}
        name={name}
        checked={value === on}
        disabled={disabled}
        aria-labelledby={`${own}-label`}
        aria-describedby={note ? `${own}-note` : undefined}
        onChange={() => onChange(value === on ? off : on)}
      />
    </Line>
  );
}
