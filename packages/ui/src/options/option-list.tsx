import { Check } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { popItemStyles } from '../overlay/pop-styles';
import type { SelectOption } from '../select/select-face';
import { token } from '../theme/token';
import { optionId } from './option-id';

/** What a list of options is given. Its focus stays outside: in an input, or on the list as a whole. */
export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  readonly active: number;
  readonly multiple?: boolean;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: SelectOption) => void;
  /** Without a match. */
  readonly empty?: ReactNode;
  /** The list takes the focus itself, and these keys; without it the focus is in an input. */
  readonly onKeys?: (event: KeyboardEvent) => void;
}

const Lines = styled.div`
  outline: 0;
  &:empty { display: none; }
`;

const Line = styled.div`
  ${popItemStyles}
  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & > small { margin-inline-start: auto; color: ${token.textMuted}; font: inherit; white-space: nowrap; unicode-bidi: plaintext; }
  & > [data-check] { display: inline-grid; margin-inline-start: auto; }
  & > small + [data-check] { margin-inline-start: 0; }
  &[aria-selected='true']:not([data-multiple]) { color: ${token.accentText}; background: ${token.accentSubtle}; }
  &[aria-selected='true'][data-focused]:not([data-multiple]) { background: ${token.accentSubtleHover}; }
  @media (forced-colors: active) { &[data-focused] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

const Box = styled.span<{ $on: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${({ $on }) => ($on ? token.accent : token.fieldLine)};
  border-radius: 4px;
  background: ${({ $on }) => ($on ? token.accent : token.fieldBg)};
  color: ${token.onAccent};
`;

const Nothing = styled.p`
  padding: 8px;
  color: ${token.textMuted};
`;

/** A list of options, one of them reached by arrow keys. With `multiple` each has a checkbox. */
export function OptionList({
  id,
  label,
  options,
  chosen,
  active,
  multiple = false,
  onActive,
  onChoose,
  empty,
  onKeys,
}: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const focused = onKeys !== undefined;
  useEffect(() => {
    if (focused) list.current?.focus();
  }, [focused]);
  return (
    <>
      <Lines
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        {...(onKeys ? { tabIndex: 0, onKeyDown: onKeys, 'aria-activedescendant': optionId(id, active) } : {})}
        // A press must not take the focus out of the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => {
          const on = chosen.includes(option.value);
          return (
            <Line
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={on}
              aria-disabled={option.disabled || undefined}
              {...(index === active ? { 'data-focused': '' } : {})}
              {...(option.disabled ? { 'data-disabled': '' } : {})}
              {...(multiple ? { 'data-multiple': '' } : {})}
              onPointerMove={() => index !== active && !option.disabled && onActive(index)}
              onClick={() => !option.disabled && onChoose(option)}
            >
              {multiple && (
                <Box $on={on} data-box="">
                  {on && <Icon of={Check} size={14} />}
                </Box>
              )}
              {option.icon && <Icon of={option.icon} />}
              <span>{option.label}</span>
              {option.note && <small>{option.note}</small>}
              {on && !multiple && (
                <span data-check="">
                  <Icon of={Check} size={14} />
                </span>
              )}
            </Line>
          );
        })}
      </Lines>
      {options.length === 0 && empty && <Nothing>{empty}</Nothing>}
    </>
  );
}
