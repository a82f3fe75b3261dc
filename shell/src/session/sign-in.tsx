import { signIn } from '@waymark/client';
import { useLocation } from '@waymark/host-kit/router';
import { Banner, Button, TextField } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { usePageTitle } from '../pages/page-title';
import { usePage } from '../services/page-context';
import { AccountPage } from './account-page';
import { RESET_REQUESTED, SESSION_EXPIRED, signInFailure } from './sign-in-failure';

/** Signs an organiser in and returns to where he wanted to go. */
export function SignIn() {
  const { api, session } = usePage();
  const { search } = useLocation();
  const marker = search.slice(1);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  usePageTitle('Sign in');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      session.begin(await signIn(api, { email: email.trim(), password }));
    } catch (error) {
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };

  return (
    <AccountPage title="Sign in">
      {marker === 'expired' && !failure && <Banner tone="warning">{SESSION_EXPIRED}</Banner>}
      {marker === 'reset' && !failure && <Banner tone="success">{RESET_REQUESTED}</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
        />
        <Button kind="primary" type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    </AccountPage>
  );
}
