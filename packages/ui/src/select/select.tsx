import { useId, useRef } from 'react';
import type { PickPopupProps } from '../options/pick-popup';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useUi } from '../root/ui-context';
import { SelectFace, type SelectLook, type SelectOption } from './select-face';

/** Props of Select. */
export interface SelectProps<T extends string> extends SelectLook {
  readonly value: T | null;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  /** Adds an input that filters the options; long lists always have one. */
  readonly filter?: boolean;
  /** Name of the hidden input in a form. */
  readonly name?: string;
}

const plain = lazyPart<PickPopupProps>(() =>
  import(/* webpackChunkName: "popups" */ './select-popup').then((file) => file.SelectPopup),
);
const filtered = lazyPart<PickPopupProps>(() =>
  import(/* webpackChunkName: "popups" */ '../options/pick-popup').then((file) => file.PickPopup),
);

/** Lists with at least this many options have a filter input. */
export const FILTER_FROM = 16;

/**
 * Chooses one of several options. The list is at most 300 px high and loads on first intent; long lists, such as time
 * zones, can be filtered.
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
