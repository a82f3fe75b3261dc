import { askForReset } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { AccountLinks, AccountPage } from './account-page';
import { EmailField } from './email-field';
import { resetFailure } from './reset-failure';
import { useSubmit } from './use-submit';

/** Requests a message for choosing a new password; the sign-in page then confirms it. */
export function ResetPassword() {
  const { api, places, typedEmail } = usePage();
  const [asked, setAsked] = useState(false);
  const t = useTranslate();
  const { busy, failure, submit } = useSubmit(async () => {
    const { delayed } = await askForReset(api, typedEmail.get().trim());
    setAsked(true);
    places.to(`${paths.signIn()}?reset${delayed ? '=delayed' : ''}`);
  }, resetFailure);

  return (
    <AccountPage title="Reset your password" lead="We'll send you a link to choose a new one.">
      {failure && <Banner tone="danger">{t(failure)}</Banner>}
      <form onSubmit={submit} noValidate>
        <EmailField readOnly={asked} />
        {!asked && (
          <Button kind="primary" size="touch" type="submit" busy={busy}>
            {t('Send me the link')}
          </Button>
        )}
      </form>
      <AccountLinks>
        <Link to={paths.signIn()}>{t('Back to sign in')}</Link>
      </AccountLinks>
    </AccountPage>
  );
}
