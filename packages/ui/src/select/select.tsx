import { ChevronDown, ChevronsUpDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldLabel, FieldPress, FieldRoot, FieldTail, FieldValue } from '../field/field-styles';
import { Icon, type IconDrawing } from '../icon/icon';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { openingKey } from '../overlay/open-keys';
import { Trouble } from '../overlay/trouble';
import { useUi } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';
import type { SelectPopupProps } from './select-popup';

/** One of the options of a select. */
export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** A second, quieter text in the list. */
  readonly note?: string;
  readonly icon?: IconDrawing;
  readonly disabled?: boolean;
}

/** What a select is given. */
export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  /** `field`: floating label, 48 px. `compact`: one line of a filter row. */
  readonly size?: 'field' | 'compact';
  /** In a compact select the label is shown before the value, not only said. */
  readonly labelShown?: boolean;
  readonly icon?: IconDrawing;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  /** Sent with a form. */
  readonly name?: string;
  readonly id?: string;
}

const popup = lazyPart<SelectPopupProps>(() => import('./select-popup').then((file) => file.SelectPopup));

const Line = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${token.control};
  max-inline-size: 100%;
  padding-inline: 10px 8px;
  border: 1px solid ${token.buttonLine};
  border-radius: ${token.radiusControl};
  background: ${token.buttonBg};
  color: ${token.text};
  font: 400 13.5px/20px ${token.font};
  white-space: nowrap;
  &:hover, &[aria-expanded='true'] { background: ${token.surfaceHover}; }
  &:disabled { background: ${token.surfaceSunken}; color: ${token.textMuted}; cursor: not-allowed; }
  & [data-icon] { color: ${token.textMuted}; }
`;

const Chosen = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** One of several options. The list is at most 300 px high and is fetched when somebody reaches for it. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  size = 'field',
  labelShown = false,
  icon,
  placeholder = '',
  help,
  error,
  tail,
  disabled = false,
  name,
  id,
}: SelectProps<T>) {
  const own = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useOverlay(popup, trigger);
  const ui = useUi();
  const chosen = options.find((option) => option.value === value);
  const shownIcon = chosen?.icon ?? icon;

  const keys = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (openingKey(event)) list.show();
  };
  const wiring = {
    ref: trigger,
    id: id ?? own,
    type: 'button',
    disabled,
    'aria-haspopup': 'listbox',
    'aria-expanded': list.open,
    'aria-controls': list.open ? `${own}-list` : undefined,
    // Only where the label is not to be seen; else the name is what the button shows.
    'aria-labelledby': size === 'compact' && !labelShown ? `${own}-label ${own}-value` : undefined,
    'aria-describedby': `${own}-note`,
    'aria-busy': list.waiting || undefined,
    onPointerEnter: list.prepare,
    onFocus: list.prepare,
    onClick: list.show,
    onKeyDown: keys,
  } as const;
  const after = (
    <>
      {list.failed && <Trouble anchor={trigger} />}
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {list.Part && (
        <list.Part
          id={`${own}-list`}
          labelledBy={`${own}-label`}
          anchor={size === 'field' ? box : trigger}
          options={options}
          value={value}
          ui={ui}
          onChoose={(next) => {
            const option = options.find((one) => one.value === next);
            if (option && option.value !== value) onChange(option.value);
            list.hide();
          }}
          onClose={list.hide}
        />
      )}
    </>
  );

  if (size === 'compact') {
    return (
      <>
        <Line {...wiring}>
          {shownIcon && <Icon of={shownIcon} />}
          <span id={`${own}-label`} hidden={!labelShown}>
            {label}
          </span>{' '}
          <Chosen id={`${own}-value`}>{chosen?.label ?? placeholder}</Chosen>
          {list.waiting ? <Spinner /> : <Icon of={ChevronDown} size={14} />}
        </Line>
        {after}
      </>
    );
  }
  return (
    <FieldRoot>
      <FieldBox ref={box} $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldPress {...wiring} {...(chosen || placeholder ? {} : { 'data-empty': '' })}>
          <FieldLabel as="span" id={`${own}-label`}>
            {label}
          </FieldLabel>{' '}
          <FieldValue>
            {shownIcon && <Icon of={shownIcon} />}
            <span id={`${own}-value`}>{chosen?.label ?? placeholder}</span>
          </FieldValue>
        </FieldPress>
        <FieldTail>
          {tail}
          {list.waiting ? <Spinner /> : <Icon of={ChevronsUpDown} size={14} />}
        </FieldTail>
      </FieldBox>
      {after}
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </FieldRoot>
  );
}
