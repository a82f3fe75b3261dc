import { askForReset } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { emailFault } from './account-faults';
import { AccountLinks, AccountPage } from './account-page';
import { EmailField } from './email-field';
import { FormFailure } from './form-failure';
import { resetFailure } from './reset-failure';
import { useSubmit } from './use-submit';

/** Requests a message for choosing a new password; the sign-in page then confirms it. */
export function ResetPassword() {
  const { api, history, places, typedEmail } = usePage();
  const [asked, setAsked] = useState(false);
  const t = useTranslate();
  const { busy, failure, faults, form } = useSubmit({
    check: () => ({ email: emailFault(typedEmail.get()) }),
    send: async () => {
      const { delayed } = await askForReset(api, typedEmail.get().trim());
      setAsked(true);
      // The visitor may have opened another page meanwhile.
      if (history.location.get().pathname === paths.resetPassword())
        places.to(`${paths.signIn()}?reset${delayed ? '=delayed' : ''}`);
    },
    explain: resetFailure,
  });

  return (
    <AccountPage title="Reset your password" lead="We'll send you a link to choose a new one.">
      <form {...form}>
        <EmailField readOnly={asked} error={faults.email && t(faults.email)} />
        {!asked && (
          <Button kind="primary" size="touch" type="submit" busy={busy}>
            {t('Send me the link')}
          </Button>
        )}
      </form>
      <FormFailure failure={failure} />
      <AccountLinks>
        <Link to={paths.signIn()}>{t('Back to sign in')}</Link>
      </AccountLinks>
    </AccountPage>
  );
}
