import { useId, useRef } from 'react';
import type { PickPopupProps } from '../options/pick-popup';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useUi } from '../root/ui-context';
import { SelectFace, type SelectLook, type SelectOption } from './select-face';

/** What a select is given. */
export interface SelectProps<T extends string> extends SelectLook {
  readonly value: T | null;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  /** With an input that filters the options; long lists have one anyway. */
  readonly filter?: boolean;
  /** Sent with a form. */
  readonly name?: string;
}

const plain = lazyPart<PickPopupProps>(() => import('./select-popup').then((file) => file.SelectPopup));
const filtered = lazyPart<PickPopupProps>(() => import('../options/pick-popup').then((file) => file.PickPopup));

/** From this many options on a list begins with an input that filters it. */
export const FILTER_FROM = 16;

/**
 * One of several options. The list is at most 300 px high and is fetched when somebody reaches for it; a long one, such
 * as the time zones, can be filtered.
 */
export function Select<T extends string>({
  value,
  options,
  onChange,
  placeholder = '',
  filter = options.length >= FILTER_FROM,
  name,
  ...look
}: SelectProps<T>) {
  const own = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useOverlay(filter ? filtered : plain, trigger);
  const ui = useUi();
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectFace
      {...look}
      own={own}
      list={list}
      opens={filter ? 'dialog' : 'listbox'}
      trigger={trigger}
      box={box}
      icon={chosen?.icon ?? look.icon}
      text={chosen?.label ?? placeholder}
    >
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {list.Part && (
        <list.Part
          id={`${own}-list`}
          label={look.label}
          anchor={look.size === 'compact' ? trigger : box}
          options={options}
          chosen={value === null ? [] : [value]}
          multiple={false}
          filter={filter}
          ui={ui}
          onChoose={(next) => {
            const option = options.find((one) => one.value === next);
            if (option && option.value !== value) onChange(option.value);
            list.hide();
          }}
          onClose={list.hide}
        />
      )}
    </SelectFace>
  );
}
