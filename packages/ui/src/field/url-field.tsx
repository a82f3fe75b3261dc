import { useState } from 'react';
import { useTranslate } from '../root/ui-context';
import { PasteButton } from './paste-button';
import { TextField, type TextFieldProps } from './text-field';

/** Props of UrlField. */
export type UrlFieldProps = Omit<TextFieldProps, 'validate' | 'pattern' | 'type' | 'inputMode' | 'min'>;

/** The allowed URL schemes. */
export const URL_SCHEMES = ['http://', 'https://'] as const;

/** What is wrong with a URL: it doesn't continue after an allowed scheme, or can't be read. */
export function faultOfUrl(address: string): string | undefined {
  const hasScheme = URL_SCHEMES.some((one) => address.toLowerCase().startsWith(one) && address.length > one.length);
  if (!hasScheme) return 'Enter a URL that starts with http:// or https://.';
  return URL.canParse(address) ? undefined : 'Check this URL. It may contain a space.';
}

/** A URL field for http:// and https://; anything else is an error and not saved. Pasting saves immediately. */
export function UrlField({ help, tail, error, disabled = false, onChange, onSave, ...rest }: UrlFieldProps) {
  const t = useTranslate();
  const [refused, setRefused] = useState<string>();
  const problemOf = (address: string): string | undefined => {
    const fault = faultOfUrl(address);
    return fault && t(fault);
  };
  const paste = (address: string): void => {
    onChange?.(address);
    if (faultOfUrl(address)) setRefused(address);
    else onSave?.(address);
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
      error={error ?? (refused === rest.value ? problemOf(refused) : undefined)}
      validate={async (address) => problemOf(address)}
      help={help ?? t("https:// is recommended: some devices don't open other links.")}
      tail={
        <>
          {tail}
          {onChange && !disabled && <PasteButton onText={paste} />}
        </>
      }
    />
  );
}
