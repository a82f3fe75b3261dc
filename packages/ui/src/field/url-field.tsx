import { useState } from 'react';
import { useTranslate } from '../root/ui-context';
import { PasteButton } from './paste-button';
import { TextField, type TextFieldProps } from './text-field';

/** Props of UrlField. */
export type UrlFieldProps = Omit<TextFieldProps, 'validate' | 'pattern' | 'type' | 'inputMode' | 'min'>;

/** The allowed URL schemes. */
export const URL_SCHEMES = ['http://', 'https://'] as const;

/** Whether a URL starts with an allowed scheme and continues after it. */
export const hasScheme = (address: string): boolean =>
  URL_SCHEMES.some((scheme) => address.toLowerCase().startsWith(scheme) && address.length > scheme.length);

/** A URL field for http:// and https://; anything else is an error and not saved. Pasting saves immediately. */
export function UrlField({ help, tail, error, disabled = false, onChange, onSave, ...rest }: UrlFieldProps) {
  const t = useTranslate();
  const [refused, setRefused] = useState<string>();
  const problem = t('Enter a URL that starts with http:// or https://.');
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
      error={error ?? (refused !== undefined && refused === rest.value ? problem : undefined)}
      validate={async (address) => (hasScheme(address) ? undefined : problem)}
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
