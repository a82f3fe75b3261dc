import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { hiddenFromSight } from '../text/visually-hidden';
import { token } from '../theme/token';
import { ChoiceLine, Tick } from './checkbox';

/** One option. */
export interface RadioCard<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly note?: ReactNode;
  /** A control at the end of the card. */
  readonly aside?: ReactNode;
  /** More controls, shown while this option is chosen. */
  readonly body?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of RadioCards. */
export interface RadioCardsProps<T extends string | number> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly RadioCard<T>[];
  readonly onChange: (value: T) => void;
  /** The label is for screen readers only: a visible heading is above. */
  readonly labelHidden?: boolean;
  readonly disabled?: boolean;
}

const Group = styled.fieldset<{ $hidden: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
  & > legend {
    margin-block-end: 8px;
    font: 500 ${token.type13} ${token.font};
    color: ${token.textMuted};
    ${({ $hidden }) => $hidden && hiddenFromSight}
  }
`;

const Card = styled.div<{ $on: boolean }>`
  position: relative;
  border: 1px solid ${({ $on }) => ($on ? token.accentEdge : token.lineStrong)};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  ${({ $on }) => $on && `box-shadow: inset 0 0 0 1px ${token.accentEdge};`}
  & strong { font-weight: 550; }
  & small { font: ${token.type13} ${token.font}; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  & > ${ChoiceLine} { flex: 1; min-inline-size: 0; padding: 11px 14px; }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 2px 14px 14px;
`;

/** A radio group of cards; the chosen card expands its body. */
export function RadioCards<T extends string | number>({
  label,
  value,
  options,
  onChange,
  labelHidden = false,
  disabled = false,
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <Group $hidden={labelHidden} disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => {
        const on = option.value === value;
        const off = disabled || option.disabled === true;
        const id = `${name}-${option.value}`;
        return (
          <Card key={option.value} $on={on}>
            <Line>
              <ChoiceLine $off={off}>
                <Tick
                  type="radio"
                  name={name}
                  checked={on}
                  disabled={off}
                  aria-labelledby={id}
                  aria-describedby={option.note ? `${id}-note` : undefined}
                  onChange={() => onChange(option.value)}
                />
                <span>
                  <strong id={id}>{option.label}</strong>
                  {option.note && <small id={`${id}-note`}>{option.note}</small>}
                </span>
              </ChoiceLine>
              {option.aside}
            </Line>
            {on && option.body && <Body>{option.body}</Body>}
          </Card>
        );
      })}
    </Group>
  );
}
