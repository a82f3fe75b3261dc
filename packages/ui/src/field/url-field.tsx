import { useState } from 'react';
import { useTranslate } from '../root/ui-context';
import { PasteButton } from './paste-button';
import { TextField, type TextFieldProps } from './text-field';

/** What a field for an address is given. */
export type UrlFieldProps = Omit<TextFieldProps, 'validate' | 'pattern' | 'type' | 'inputMode' | 'min'>;

/** The beginnings an address may have. */
export const URL_SCHEMES = ['http://', 'https://'] as const;

/** Whether an address begins with one of the two schemes and goes on after it. */
export const hasScheme = (address: string): boolean =>
  URL_SCHEMES.some((scheme) => address.toLowerCase().startsWith(scheme) && address.length > scheme.length);

/** An address that begins with http:// or https://; anything else is said and not saved. What is pasted is saved at once. */
export function UrlField({ help, tail, error, disabled = false, onChange, onSave, ...rest }: UrlFieldProps) {
  const t = useTranslate();
  const [refused, setRefused] = useState<string>();
  const wrong = t('The address must begin with http:// or https://.');
  const paste = (address: string): void => {
    onChange?.(address);
    if (hasScheme(address)) onSave?.(address);
    else setRefused(address);
  };
  return (
    <TextField
      {...rest}
      type="url"
      inputMode="url"
      autoComplete="off"
      disabled={disabled}
      onChange={onChange}
      onSave={onSave}
      error={error ?? (refused !== undefined && refused === rest.value ? wrong : undefined)}
      validate={async (address) => (hasScheme(address) ? undefined : wrong)}
      help={help ?? t('https:// is recommended: some devices do not open other addresses.')}
      tail={
        <>
          {tail}
          {onChange && !disabled && <PasteButton onText={paste} />}
        </>
      }
    />
  );
}
