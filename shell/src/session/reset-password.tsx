import { askForReset } from '@waymark/client';
import { Link, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, Button, TextField } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { AccountLinks, AccountPage } from './account-page';
import { resetFailure } from './reset-failure';
import { useSubmit } from './use-submit';

/** Asks for a message with which a new password can be chosen; the sign-in page then says that it is on its way. */
export function ResetPassword() {
  const { api, places, typedEmail } = usePage();
  const email = useReadable(typedEmail);
  const [asked, setAsked] = useState(false);
  const t = useTranslate();
  const { busy, failure, submit } = useSubmit(async () => {
    await askForReset(api, email.trim());
    setAsked(true);
    places.to('/sign-in?reset');
  }, resetFailure);

  return (
    <AccountPage title="Reset your password" lead="We will send you a link to choose a new one.">
      {failure && <Banner tone="danger">{t(failure)}</Banner>}
      <form onSubmit={submit}>
        <TextField
          label={t('Email')}
          type="email"
          name="email"
          id="email"
          autoComplete="username"
          value={email}
          onChange={typedEmail.set}
          readOnly={asked}
          required
        />
        {!asked && (
          <Button kind="primary" size="touch" type="submit" busy={busy}>
            {t('Send me the link')}
          </Button>
        )}
      </form>
      <AccountLinks>
        <Link to="/sign-in">{t('Back to sign in')}</Link>
      </AccountLinks>
    </AccountPage>
  );
}
