import { useReadable, useTranslate } from '@waymark/host-kit';
import { TextField } from '@waymark/ui';
import { usePage } from '../services/page-context';

/** The address of an account; what is typed goes along to the other pages that ask for it. */
export function EmailField({ readOnly = false }: { readonly readOnly?: boolean }) {
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
      required
    />
  );
}
