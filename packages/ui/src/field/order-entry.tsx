import { useNumberDraft } from './number-draft';
import { NumberFace, type NumberFaceProps } from './number-face';

/** Props of OrderField. */
export interface OrderFieldProps extends Omit<NumberFaceProps, 'fix' | 'name'> {
  /** Position of the item, counted from `base`. */
  readonly value: number;
  /** Number of items in the list. */
  readonly count: number;
  /** Number of the first position: 1 on list cards, 0 in settings. */
  readonly base: 0 | 1;
  /** Called on blur and Enter with a different position. */
  readonly onSave: (place: number) => void;
}

/** The editable position. An empty field means no change. */
export function OrderEntry({ value, count, base, onSave, ...face }: OrderFieldProps) {
  const draft = useNumberDraft({
    value,
    min: base,
    max: Math.max(count - 1 + base, base),
    onSave: (place) => place !== null && place !== value && onSave(place),
  });
  return <NumberFace {...face} draft={draft} />;
}
