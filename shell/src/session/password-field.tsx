import { useTranslate } from '@waymark/host-kit';
import { IconButton, TextField } from '@waymark/ui';
import { Eye, EyeOff } from '@waymark/ui/icons';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly name: string;
  /** What a password manager should do: fill in a known password, or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A password field that can show its text. */
export function PasswordField(props: Props) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      id={props.name}
      type={shown ? 'text' : 'password'}
      tail={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t('Hide characters') : t('Show characters')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
