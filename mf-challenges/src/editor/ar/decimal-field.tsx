import { TextField } from '@waymark/ui';
import { type ReactNode, useState } from 'react';

interface DecimalFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly max: number;
  readonly onSave: (value: number | null) => void;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly id?: string;
}

/** A decimal number from 0, or empty. Accepts comma and point. */
export function DecimalField({ value, max, onSave, ...rest }: DecimalFieldProps) {
  const [typed, setTyped] = useState<string>();
  const stored = value === null ? '' : String(value);
  return (
    <TextField
      {...rest}
      value={typed ?? stored}
      pattern={/^\d*[.,]?\d*$/}
      inputMode="decimal"
      autoComplete="off"
      onChange={setTyped}
      onSave={(text) => {
        setTyped(undefined);
        const number = Number(text.replace(',', '.'));
        onSave(text === '' || Number.isNaN(number) ? null : Math.min(number, max));
      }}
    />
  );
}
