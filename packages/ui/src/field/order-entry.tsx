import { useNumberDraft } from './number-draft';
import { NumberFace } from './number-face';
import type { OrderFieldProps } from './order-field';

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
