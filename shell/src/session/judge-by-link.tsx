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
const LINK_CUT = "This link isn't complete. Ask the organiser to send it again.";

const isEnd = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** The page of a judge link: exchanges its key for a session that can only judge one game. */
export function JudgeByLink() {
  const { api, places, session } = usePage();
  const t = useTranslate();
  const signedIn = useReadable(session.signedIn);
  const judged = useReadable(session.guest)?.game;
  const { hash, search } = useLocation();
  const key = hash.slice(1);
  const [name, setName] = useState('');
  const [endedKey, setEndedKey] = useState<string>();
  const { busy, failure, form } = useSubmit({
    send: async () => {
      const judging = await startJudging(api, key, name.trim()).catch((error: unknown) => {
        if (!isEnd(error)) throw error;
        setEndedKey(key);
      });
      if (!judging) return;
      const { id } = judging.game;
      session.begin(judging, { endsAt: Date.parse(judging.expires_at ?? '') || undefined, game: id });
      places.to(id === undefined ? paths.dashboard() : paths.monitor(asGameId(id)));
    },
    explain: (error) => ({ message: isApiFailure(error) && error.status === 429 ? error.message : CONNECTION_PROBLEM }),
  });
  const hasEnded = new URLSearchParams(search).has('ended') || (endedKey !== undefined && endedKey === key);
  if (hasEnded || key === '') {
    return (
      <AccountPage title="Judge a game">
        <Banner tone="warning">{t(hasEnded ? LINK_ENDED : LINK_CUT)}</Banner>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Judge a game" lead="You don't need an account. Other judges see your name.">
      {!signedIn || busy ? null : judged === undefined ? (
        <Banner tone="warning">{t('This signs you out of your current session.')}</Banner>
      ) : (
        <Banner
          tone="info"
          action={<Button onClick={() => places.to(paths.monitor(asGameId(judged)))}>{t('Continue judging')}</Button>}
        >
          {t("You're already judging a game. If you start again, that session ends.")}
        </Banner>
      )}
      <form {...form}>
        <TextField label={t('Name')} name="name" autoComplete="name" value={name} max={80} onChange={setName} />
        <Button kind="primary" size="touch" type="submit" busy={busy}>
          {t('Start judging')}
        </Button>
      </form>
      <FormFailure failure={failure} />
    </AccountPage>
  );
}
