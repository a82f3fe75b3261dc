import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { hiddenFromSight } from '../text/visually-hidden';
import { checkBrandColour } from '../theme/contrast';
import { markOn, SWATCHES } from '../theme/swatches';
import { token } from '../theme/token';

/** Props of ColourPicker. */
export interface ColourPickerProps {
  readonly label: string;
  /** `#rrggbb`; null for none. A colour outside the palette is added in front. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** For instance a contrast warning. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

const Frame = styled.fieldset`
  min-inline-size: 0;
  & > legend { display: flex; align-items: center; gap: 8px; inline-size: 100%; font: 500 ${token.type13} ${token.font}; }
  & > legend > code { font: ${token.type12} ${token.fontCode}; color: ${token.textMuted}; }
  & > legend > :last-child:not(code):not(:first-child) { margin-inline-start: auto; }
  & > p { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 8px;
  @media (pointer: coarse) { gap: 2px; }
`;

const Swatch = styled.label<{ $off: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${token.radiusControl};
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  & > input { ${hiddenFromSight} appearance: none; }
  & > span {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 1px ${token.lineStrong};
    forced-color-adjust: none;
    ${({ $off }) => $off && 'opacity: 0.5;'}
  }
  &:hover > span { box-shadow: inset 0 0 0 1px ${token.lineControl}; }
  &:has(:checked) { outline: 2px solid ${token.text}; outline-offset: -1px; }
  &:has(:focus-visible) { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 1px; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; & > span { inline-size: 36px; block-size: 36px; } }
`;

const same = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

/** A fixed palette of colours. Arrow keys move through it. */
export function ColourPicker({ label, value, onChange, help, error, tail, disabled = false, id }: ColourPickerProps) {
  const name = useId();
  const t = useTranslate();
  const known = SWATCHES.some((swatch) => same(swatch.value, value));
  const foreign = value !== null && !known && checkBrandColour(value).valid;
  const swatches = foreign ? [{ value, name: t('Current colour') }, ...SWATCHES] : SWATCHES;
  return (
    <Frame id={id} disabled={disabled} aria-describedby={help || error ? `${name}-hint ${name}-note` : `${name}-hint`}>
      <legend>
        {label}
        {value && <code dir="ltr">{value}</code>}
        {tail}
      </legend>
      <p id={`${name}-hint`}>{t('Select a color.')}</p>
      <Swatches>
        {swatches.map((swatch) => (
          <Swatch key={swatch.value} $off={disabled}>
            <input
              type="radio"
              name={name}
              value={swatch.value}
              aria-label={t(swatch.name)}
              checked={same(swatch.value, value)}
              onChange={() => onChange(swatch.value)}
            />
            <span
              style={{
                backgroundColor: swatch.value,
                color: markOn(swatch.value),
              }}
            >
              {same(swatch.value, value) && <Icon of={Check} size={14} />}
            </span>
          </Swatch>
        ))}
      </Swatches>
      <FieldNote id={`${name}-note`} error={error} help={help} />
    </Frame>
  );
}
