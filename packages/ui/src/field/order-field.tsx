import type { ReactNode } from 'react';
import { NumberField } from './number-field';

/** What an order input is given. */
export interface OrderFieldProps {
  readonly label: string;
  /** The place of the item, counted from `base`. */
  readonly value: number;
  /** Items in all. */
  readonly count: number;
  /** What the first place is called: 1 on the cards of a list, 0 in settings. */
  readonly base: 0 | 1;
  /** Called on leaving the field, on Enter, with another place. */
  readonly onSave: (place: number) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** Where an item stands in its list: whole numbers from `base` for as many items as there are. An empty field means no change. */
export function OrderField({ value, count, base, onSave, ...field }: OrderFieldProps) {
  return (
    <NumberField
      {...field}
      value={value}
      min={base}
      max={Math.max(count - 1 + base, base)}
      onSave={(place) => place !== null && place !== value && onSave(place)}
    />
  );
}
