import { useReadable, useTranslate } from '@waymark/host-kit';
import { TextField } from '@waymark/ui';
import { usePage } from '../services/page-context';

/** The e-mail field of an account; its value is kept on the other account pages. */
export function EmailField({
  readOnly = false,
  error,
}: {
  readonly readOnly?: boolean;
  readonly error?: string | undefined;
}) {
  const { typedEmail } = usePage();
  const t = useTranslate();
  return (
    <TextField
      label={t('Email')}
      type="email"
      name="email"
      id="email"
      autoComplete="username"
      value={useReadable(typedEmail)}
      onChange={typedEmail.set}
      readOnly={readOnly}
      error={error}
      required
    />
  );
}
