import { useId } from 'react';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { hiddenFromSight } from '../text/visually-hidden';
import { token } from '../theme/token';

/** One option of a segmented control. */
export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconDrawing;
}

/** Props of SegmentedControl. */
export interface SegmentedControlProps<T extends string> {
  /** For screen readers only. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** On phones only the icons show. */
  readonly compact?: boolean;
}

const Frame = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: 2px;
  border: 1px solid ${token.line};
  border-radius: 7px;
  background: ${token.surfaceSunken};
  & > legend { ${hiddenFromSight} }
  @media (max-width: 767px) { flex-wrap: wrap; & > label { flex: 1 0 auto; } }
  /* Wraps in pairs rather than leaving one over. */
  @media (max-width: 359px) { & > label { flex-basis: 40%; } }
  @media (max-width: 767px) {
    &[data-compact] { flex-wrap: nowrap; }
    &[data-compact] > label { padding-inline: 10px; }
    &[data-compact] > label > span:last-child { ${hiddenFromSight} }
  }
`;

const Part = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: calc(${token.control} - 6px);
  min-inline-size: 0;
  padding-inline: 10px;
  border: 1px solid transparent;
  border-radius: 5px;
  color: ${token.textSoft};
  font: 500 ${token.type13} ${token.font};
  white-space: nowrap;
  cursor: pointer;
  & > input { ${hiddenFromSight} appearance: none; }
  &:hover { color: ${token.text}; }
  &:has(:checked) { background: ${token.surfaceRaised}; border-color: ${token.lineStrong}; color: ${token.text}; }
  &:has(:focus-visible) { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 1px; }
  @media (pointer: coarse) { min-block-size: 44px; min-inline-size: 44px; }
  @media (max-width: 400px) { padding-inline: 4px; font-size: 12.5px; }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      border-color: Highlight;
      outline-color: CanvasText;
    }
  }
`;

/** A few options side by side, one of them selected. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, value, options, onChange, compact = false } = props;
  const name = useId();
  return (
    <Frame {...(compact ? { 'data-compact': '' } : {})}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Part key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon of={option.icon} />}
          {compact ? <span>{option.label}</span> : option.label}
        </Part>
      ))}
    </Frame>
  );
}
