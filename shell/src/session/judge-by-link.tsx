import { isApiFailure, startJudging } from '@waymark/client';
import { asGameId, CONNECTION_PROBLEM, paths } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { useLocation } from '@waymark/host-kit/router';
import { Banner, Button, TextField } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { AccountPage } from './account-page';
import { FormFailure } from './form-failure';
import { useSubmit } from './use-submit';

const LINK_ENDED = 'This link has ended. Ask the organiser for a new one.';

/** Says why a judge link opens nothing. */
function linkFailure(error: unknown): string {
  if (!isApiFailure(error)) return CONNECTION_PROBLEM;
  if (error.status === 404) return LINK_ENDED;
  return error.status === 429 ? error.message : CONNECTION_PROBLEM;
}

/** The page of a judge link: exchanges its key for a session that can only judge one game. */
export function JudgeByLink() {
  const { api, places, session } = usePage();
  const t = useTranslate();
  const signedIn = useReadable(session.signedIn);
  const { hash, search } = useLocation();
  const key = hash.slice(1);
  const [name, setName] = useState('');
  const { busy, failure, form } = useSubmit({
    send: async () => {
      const judging = await startJudging(api, key, name.trim());
      session.begin(judging, judging.expires_at ?? undefined);
      const { id } = judging.game;
      places.to(id === undefined ? paths.dashboard() : paths.monitor(asGameId(id)));
    },
    explain: (error) => ({ message: linkFailure(error) }),
  });
  if (new URLSearchParams(search).has('ended')) {
    return (
      <AccountPage title="Judge a game">
        <Banner tone="warning">{t(LINK_ENDED)}</Banner>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Judge a game" lead="You don't need an account. Other judges see your name.">
      {signedIn && !busy && <Banner tone="warning">{t('This signs you out of your current session.')}</Banner>}
      <form {...form}>
        <TextField label={t('Name')} name="name" autoComplete="name" value={name} max={80} onChange={setName} />
        <Button kind="primary" size="touch" type="submit" busy={busy} disabled={key === ''}>
          {t('Start judging')}
        </Button>
      </form>
      <FormFailure failure={failure} />
    </AccountPage>
  );
}
