import { isEmailInUse, makeAccount, signIn } from '@waymark/client';
import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Button, TextField } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { emailFault } from './account-faults';
import { AccountLinks, AccountPage } from './account-page';
import { EmailField } from './email-field';
import { FormFailure } from './form-failure';
import { PasswordField } from './password-field';
import { asConnectionProblem, asRefusedSignIn, signUpFailure } from './sign-up-failure';
import { useSubmit } from './use-submit';

const TAKEN = "There's already an account for {email}.";

/** Creates an account, unless the address has one, and continues to the requested address. */
export function SignUp() {
  const { api, session, typedEmail } = usePage();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const t = useTranslate();
  const account = () => ({
    name: name.trim(),
    email: typedEmail.get().trim(),
    password,
    password_confirmation: confirmation,
  });
  const { busy, failure, faults, form } = useSubmit({
    // Nothing could be looked up without it; all other checks are the platform's.
    check: () => ({ email: emailFault(typedEmail.get()) }),
    send: async () => {
      const made = account();
      if (await isEmailInUse(api, made.email).catch(asConnectionProblem)) return { email: TAKEN };
      const { email } = made;
      const tokens = await makeAccount(api, made);
      session.begin(tokens ?? (await signIn(api, { email, password }).catch(asRefusedSignIn)));
      return undefined;
    },
    explain: signUpFailure,
  });
  const errorOf = (field: string) => faults[field] && t(faults[field], { email: typedEmail.get().trim() });

  return (
    <AccountPage title="Sign up" lead="One account for the games you create, run and are invited to.">
      <form {...form}>
        <TextField
          label={t('Name')}
          name="name"
          id="name"
          autoComplete="name"
          value={name}
          onChange={setName}
          error={errorOf('name')}
          required
        />
        <EmailField error={errorOf('email')} />
        {faults.email === TAKEN && (
          <AccountLinks>
            <Link to={paths.resetPassword()}>{t('Reset its password')}</Link>
          </AccountLinks>
        )}
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
          required
        />
        <PasswordField
          label={t('Password confirmation')}
          name="password_confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={errorOf('password_confirmation')}
          required
        />
        <Button kind="primary" size="touch" type="submit" busy={busy}>
          {t('Sign up')}
        </Button>
      </form>
      <FormFailure failure={failure} />
      <AccountLinks>
        <span>
          {t('Already have an account?')} <Link to={paths.signIn()}>{t('Sign in')}</Link>
        </span>
      </AccountLinks>
    </AccountPage>
  );
}
