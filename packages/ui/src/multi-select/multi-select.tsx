import { useId, useRef } from 'react';
import type { PickPopupProps } from '../options/pick-popup';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useTranslate, useUi } from '../root/ui-context';
import { FILTER_FROM } from '../select/select';
import { SelectFace, type SelectLook, type SelectOption } from '../select/select-face';

/** Props of MultiSelect. */
export interface MultiSelectProps<T extends string> extends SelectLook {
  readonly value: readonly T[];
  readonly options: readonly SelectOption<T>[];
  /** Called on every change with all selected values, in option order. */
  readonly onChange: (value: readonly T[]) => void;
  /** Called once, when the list closes with a different selection. */
  readonly onSave?: (value: readonly T[]) => void;
  /** Shown while nothing is selected, for instance "All types". */
  readonly placeholder?: string;
  readonly filter?: boolean;
}

const popup = lazyPart<PickPopupProps>(() =>
  import(/* webpackChunkName: "popups" */ '../options/pick-popup').then((file) => file.PickPopup),
);

/** Up to this many selected options are named; more are counted. */
const NAMED = 2;

/** A list of options with checkboxes. The list stays open while choosing. */
export function MultiSelect<T extends string>({
  value,
  options,
  onChange,
  onSave,
  placeholder = '',
  filter = options.length >= FILTER_FROM,
  ...look
}: MultiSelectProps<T>) {
  const own = useId();
  const t = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  const overlay = useOverlay(popup, trigger);
  const ui = useUi();
  const show = (): void => {
    before.current = value;
    overlay.show();
  };
  const close = (): void => {
    overlay.hide();
    const same = before.current.length === value.length && value.every((one) => before.current.includes(one));
    if (!same) onSave?.(value);
  };
  const named = options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  const text =
    named.length === 0
      ? placeholder
      : named.length <= NAMED
        ? named.join(', ')
        : t('{count} selected', { count: named.length });
  return (
    <SelectFace {...look} own={own} list={{ ...overlay, show }} opens="dialog" trigger={trigger} box={box} text={text}>
      {overlay.Part && (
        <overlay.Part
          id={`${own}-list`}
          label={look.label}
          anchor={look.size === 'compact' ? trigger : box}
          options={options}
          chosen={value}
          multiple
          filter={filter}
          ui={ui}
          onChoose={(picked) =>
            onChange(
              options
                .map((option) => option.value)
                .filter((one) => (one === picked ? !value.includes(one) : value.includes(one))),
            )
          }
          onClear={() => onChange([])}
          onClose={close}
        />
      )}
    </SelectFace>
  );
}
