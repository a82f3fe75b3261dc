import { keys, postBlast } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { lazyScreenPart, useActions, useHost, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Button } from '@waymark/ui';
import { Send } from '@waymark/ui/icons';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SideCard } from '../side/side-card';
import { BlastFields, stayOnEnter } from './blast-fields';
import { type BlastDialog, BlastWays } from './blast-ways';
import { toldOf } from './told';
import { useBlastDraft } from './use-blast-draft';

const PlanBlast = lazyScreenPart(async () => (await import('./plan-blast')).PlanBlast);
const Inbox = lazyScreenPart(async () => (await import('../chat/inbox')).Inbox);
const BlastLog = lazyScreenPart(async () => (await import('./blast-log')).BlastLog);

/** Messages all players; or some, or later, if the provider supports it. */
export function BlastCard({ game }: { readonly game: GameId }) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<BlastDialog>();
  const { blast, change, sent } = useBlastDraft(game);
  const { run, isUnderWay } = useActions<'send'>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run('send', () => postBlast(api, game, blast));
    if (!done) return;
    sent(blast);
    void client.invalidateQueries({ queryKey: keys.blasts(game) });
    notices.show({ tone: done.answer?.delivers === false ? 'info' : 'success', text: t(toldOf(done.answer)) });
  };
  const toForm = () => {
    form.current?.scrollIntoView?.({ block: 'center' });
    form.current?.querySelector<HTMLElement>('textarea, [contenteditable], input')?.focus({ preventScroll: true });
  };
  useScreenKeys([{ command: 'game.write', label: t('Write to players'), group: t('Teams'), run: toForm }]);
  return (
    <SideCard aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('Communication Blast')}</h2>
      </header>
      <form ref={form} onKeyDown={stayOnEnter} onSubmit={(event) => void send(event)}>
        <BlastFields blast={blast} onChange={change} />
        <Button type="submit" icon={Send} busy={isUnderWay('send')}>
          {t('Send')}
        </Button>
      </form>
      <BlastWays game={game} onOpen={setAsked} />
      {asked === 'plan' && <PlanBlast game={game} onClose={() => setAsked(undefined)} />}
      {asked === 'chat' && <Inbox game={game} onClose={() => setAsked(undefined)} />}
      {asked === 'log' && <BlastLog game={game} onClose={() => setAsked(undefined)} />}
    </SideCard>
  );
}
