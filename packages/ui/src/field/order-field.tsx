import { useId } from 'react';
import { lazyPart } from '../overlay/lazy-part';
import { useLazyPart } from '../overlay/use-lazy-part';
import { FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import type { OrderFieldProps } from './order-entry';

const entry = lazyPart<OrderFieldProps>(() => import('./order-entry').then((file) => file.OrderEntry));

/** Position of an item in its list. Its code loads with the first field; the placeholder looks the same. */
export function OrderField(props: OrderFieldProps) {
  const { Part } = useLazyPart(entry);
  const id = useId();
  if (Part) return <Part {...props} />;
  const { label, value, tail, help, disabled = false } = props;
  return (
    <FieldRoot>
      <FieldBox $tone="plain" $off={disabled}>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <FieldInput id={id} readOnly tabIndex={-1} value={value} placeholder=" " disabled={disabled} />
        {tail && <FieldTail>{tail}</FieldTail>}
      </FieldBox>
      <FieldNote id={`${id}-note`} help={help} />
    </FieldRoot>
  );
}
