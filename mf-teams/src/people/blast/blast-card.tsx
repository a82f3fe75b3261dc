import { postBlast } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { lazyScreenPart, useActions, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useAtom } from '@waymark/host-kit/screen-state';
import { Button, Menu } from '@waymark/ui';
import { Clock, List, Send } from '@waymark/ui/icons';
import { type FormEvent, useId, useState } from 'react';
import { SideCard } from '../side/side-card';
import { BlastFields, drafts, FRESH } from './blast-fields';
import { toldOf } from './told';

const PlanBlast = lazyScreenPart(async () => (await import('./plan-blast')).PlanBlast);
const BlastLog = lazyScreenPart(async () => (await import('./blast-log')).BlastLog);

/** Writes to everybody who plays; to fewer, and later, where the provider offers that. */
export function BlastCard({ game }: { readonly game: GameId }) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const heading = useId();
  const plans = useOffered('blasts');
  const [asked, setAsked] = useState<'plan' | 'log'>();
  const [blast, setBlast] = useAtom(drafts(game));
  const { run, isUnderWay } = useActions<'send'>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run('send', () => postBlast(api, game, blast));
    if (!done) return;
    setBlast(FRESH);
    notices.show({ tone: done.answer?.delivers === false ? 'info' : 'success', text: t(toldOf(done.answer)) });
  };
  return (
    <SideCard aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('Communication Blast')}</h2>
        {plans && (
          <Menu
            label={t('More for messages')}
            entries={[
              { id: 'plan', label: t('Choose who and when…'), icon: Clock, onSelect: () => setAsked('plan') },
              { id: 'log', label: t('Planned and sent'), icon: List, onSelect: () => setAsked('log') },
            ]}
          />
        )}
      </header>
      <form onSubmit={(event) => void send(event)}>
        <BlastFields blast={blast} onChange={setBlast} />
        <Button type="submit" icon={Send} busy={isUnderWay('send')}>
          {t('Send')}
        </Button>
      </form>
      {asked === 'plan' && <PlanBlast game={game} onClose={() => setAsked(undefined)} />}
      {asked === 'log' && <BlastLog game={game} onClose={() => setAsked(undefined)} />}
    </SideCard>
  );
}
