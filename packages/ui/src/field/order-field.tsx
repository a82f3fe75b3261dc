import type { ReactNode } from 'react';
import { NumberField } from './number-field';

/** Props of OrderField. */
export interface OrderFieldProps {
  readonly label: string;
  /** Position of the item, counted from `base`. */
  readonly value: number;
  /** Number of items in the list. */
  readonly count: number;
  /** Number of the first position: 1 on list cards, 0 in settings. */
  readonly base: 0 | 1;
  /** Called on blur and Enter with a different position. */
  readonly onSave: (place: number) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** Position of an item in its list. An empty field means no change. */
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
