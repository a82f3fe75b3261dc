import { isEmailInUse, makeAccount } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Banner, Button, TextField } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { AccountLinks, AccountPage } from './account-page';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { asConnectionProblem, signUpFailure } from './sign-up-failure';
import { asItIs, useSubmit } from './use-submit';

/** Creates an account, unless the address has one, and continues to the requested address. */
export function SignUp() {
  const { api, session, typedEmail } = usePage();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [takenEmail, setTakenEmail] = useState<string>();
  const t = useTranslate();
  const { busy, failure, submit } = useSubmit(
    async () => {
      const address = typedEmail.get().trim();
      setTakenEmail(undefined);
      if (await isEmailInUse(api, address).catch(asConnectionProblem)) {
        setTakenEmail(address);
        return;
      }
      const account = { name: name.trim(), email: address, password, password_confirmation: confirmation };
      session.begin(await makeAccount(api, account));
    },
    signUpFailure,
    asItIs,
  );

  return (
    <AccountPage title="Sign up" lead="One account for the games you create, run and are invited to.">
      {failure && <Banner tone="danger">{t(failure)}</Banner>}
      {takenEmail !== undefined && (
        <Banner tone="danger">
          {t("There's already an account for {email}.", { email: takenEmail })}{' '}
          <Link to={paths.resetPassword()}>{t('Reset its password')}</Link>
        </Banner>
      )}
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('Name')}
          name="name"
          id="name"
          autoComplete="name"
          value={name}
          onChange={setName}
          required
        />
        <EmailField />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          required
        />
        <PasswordField
          label={t('Password confirmation')}
          name="password_confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          required
        />
        <Button kind="primary" size="touch" type="submit" busy={busy}>
          {t('Sign up')}
        </Button>
      </form>
      <AccountLinks>
        <span>
          {t('Already have an account?')} <Link to={paths.signIn()}>{t('Sign in')}</Link>
        </span>
      </AccountLinks>
    </AccountPage>
  );
}
