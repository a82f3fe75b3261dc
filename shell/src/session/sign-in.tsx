import { signIn } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { useLocation } from '@waymark/host-kit/router';
import { Banner, Button } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { emailFault, passwordFault } from './account-faults';
import { AccountLinks, AccountPage } from './account-page';
import { EmailField } from './email-field';
import { FormFailure } from './form-failure';
import { PasswordField } from './password-field';
import { RESET_DELAYED, RESET_REQUESTED, SESSION_EXPIRED, signInFailure } from './sign-in-failure';
import { useSubmit } from './use-submit';

/** Signs an organiser in and returns to the requested address. */
export function SignIn() {
  const { api, session, typedEmail } = usePage();
  const marker = new URLSearchParams(useLocation().search);
  const [password, setPassword] = useState('');
  const t = useTranslate();
  const { busy, failure, faults, form } = useSubmit({
    check: () => ({ email: emailFault(typedEmail.get()), password: passwordFault(password) }),
    send: async () => session.begin(await signIn(api, { email: typedEmail.get().trim(), password })),
    explain: signInFailure,
  });

  return (
    <AccountPage title="Sign in">
      {marker.has('expired') && !failure && <Banner tone="warning">{t(SESSION_EXPIRED)}</Banner>}
      {marker.has('reset') && !failure && (
        <Banner tone="success">{t(marker.get('reset') === 'delayed' ? RESET_DELAYED : RESET_REQUESTED)}</Banner>
      )}
      <form {...form}>
        <EmailField error={faults.email && t(faults.email)} />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={faults.password && t(faults.password)}
          required
        />
        <Button kind="primary" size="touch" type="submit" busy={busy}>
          {t('Sign in')}
        </Button>
      </form>
      <FormFailure failure={failure} />
      <AccountLinks>
        <Link to={paths.resetPassword()}>{t('Forgot your password?')}</Link>
        <span>
          {t('New here?')} <Link to={paths.signUp()}>{t('Sign up')}</Link>
        </span>
      </AccountLinks>
    </AccountPage>
  );
}
