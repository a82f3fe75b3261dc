import { useId, useRef } from 'react';
import type { PickPopupProps } from '../options/pick-popup';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useTranslate, useUi } from '../root/ui-context';
import { FILTER_FROM } from '../select/select';
import { SelectFace, type SelectLook, type SelectOption } from '../select/select-face';

/** What a multi-select is given. */
export interface MultiSelectProps<T extends string> extends SelectLook {
  readonly value: readonly T[];
  readonly options: readonly SelectOption<T>[];
  /** Called for every tick, with all that are chosen, in the order of the options. */
  readonly onChange: (value: readonly T[]) => void;
  /** Called when the list is closed with another choice than it was opened with: one change to save. */
  readonly onSave?: (value: readonly T[]) => void;
  /** Shown while nothing is chosen, for instance "All types". */
  readonly placeholder?: string;
  readonly filter?: boolean;
}

const popup = lazyPart<PickPopupProps>(() => import('../options/pick-popup').then((file) => file.PickPopup));

/** Up to this many are named on the closed select; more are counted. */
const NAMED = 2;

/** Any number of several options, each with a checkbox. The list stays open while one chooses. */
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
        : t('{count} chosen', { count: named.length });
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
