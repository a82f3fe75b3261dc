import { type Blast, postBlast } from '@waymark/client';
import { BLAST_METHOD, type BlastMethod, type GameId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { Button, Select, TextArea, TextField } from '@waymark/ui';
import { Send } from '@waymark/ui/icons';
import { type FormEvent, useId } from 'react';
import { SideCard } from '../side/side-card';

const FRESH: Blast = { method: BLAST_METHOD.push, subject: 'Game update!', message: 'Thanks for playing.' };

/** What is typed for a blast: it outlives the screen. */
const drafts = perGame<Blast>(FRESH);

const METHODS: readonly (readonly [BlastMethod, string])[] = [
  [BLAST_METHOD.push, 'Push Notification'],
  [BLAST_METHOD.email, 'Email'],
  [BLAST_METHOD.chatAsAdministrator, 'Chat (as Administrator)'],
  [BLAST_METHOD.chatAsSystem, 'Chat (as System)'],
];

/** Writes to everybody who plays. */
export function BlastCard({ game }: { readonly game: GameId }) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const heading = useId();
  const [blast, setBlast] = useAtom(drafts(game));
  const { run, isUnderWay } = useActions<'send'>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run('send', () => postBlast(api, game, blast)))) return;
    setBlast(FRESH);
    notices.show({ tone: 'success', text: t('Your blast has been sent.') });
  };
  return (
    <SideCard aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('Communication Blast')}</h2>
      </header>
      <form onSubmit={(event) => void send(event)}>
        <Select
          label={t('Method')}
          value={String(blast.method)}
          options={METHODS.map(([method, label]) => ({ value: String(method), label: t(label) }))}
          onChange={(chosen) => {
            const [method] = METHODS.find(([one]) => String(one) === chosen) ?? [];
            if (method !== undefined) setBlast({ ...blast, method });
          }}
        />
        <TextField
          label={t('Subject')}
          value={blast.subject}
          autoComplete="off"
          onChange={(subject) => setBlast({ ...blast, subject })}
        />
        <TextArea label={t('Message')} value={blast.message} onChange={(message) => setBlast({ ...blast, message })} />
        <Button type="submit" icon={Send} busy={isUnderWay('send')}>
          {t('Send')}
        </Button>
      </form>
    </SideCard>
  );
}
