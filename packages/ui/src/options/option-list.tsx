import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SelectOption } from '../select/select-face';
import { token } from '../theme/token';
import { optionId } from './option-id';
import { OptionLine } from './option-line';

/** Props of OptionList. Options are never focused: focus is in an input or on the list itself. */
export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  readonly active: number;
  readonly multiple?: boolean;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: SelectOption) => void;
  /** Shown when there are no options. */
  readonly empty?: ReactNode;
  /** Makes the list focusable and handles its keys; without it focus is in an input. */
  readonly onKeys?: (event: KeyboardEvent) => void;
}

const Lines = styled.div`
  outline: 0;
  &:empty { display: none; }
`;

const Nothing = styled.p`
  padding: 8px;
  color: ${token.textMuted};
`;

/** A list of options with an active one. With `multiple` each has a checkbox. */
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
  const latest = useRef({ onActive, onChoose });
  useLayoutEffect(() => {
    latest.current = { onActive, onChoose };
  });
  /** The option the pointer made active. */
  const pointed = useRef(-1);
  const reach = useCallback((index: number) => {
    pointed.current = index;
    latest.current.onActive(index);
  }, []);
  const choose = useCallback((option: SelectOption) => latest.current.onChoose(option), []);
  useEffect(() => {
    // Under the pointer a moving list would bring another option, between press and release even none at all.
    if (active !== pointed.current) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
    pointed.current = -1;
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
        // Clicking must not move focus out of the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <OptionLine
            key={option.value}
            id={optionId(id, index)}
            option={option}
            index={index}
            chosen={chosen.includes(option.value)}
            active={index === active}
            multiple={multiple}
            onActive={reach}
            onChoose={choose}
          />
        ))}
      </Lines>
      {options.length === 0 && empty && <Nothing>{empty}</Nothing>}
    </>
  );
}
