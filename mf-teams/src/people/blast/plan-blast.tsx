import { keys, postBlast } from '@waymark/client';
import type { GameId, TeamId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Button, Dialog, Stack, useMounted } from '@waymark/ui';
import { type FormEvent, useId, useState } from 'react';
import { useExplain } from '../use-explain';
import { AudienceFields, audienceOf, type BlastAudience, EVERYBODY } from './audience-fields';
import { BlastFields, stayOnEnter } from './blast-fields';
import { MomentFields, momentOf, NOW } from './moment-fields';
import { toldOf } from './told';
import { useBlastDraft } from './use-blast-draft';

interface PlanBlastProps {
  readonly game: GameId;
  /** The initial audience; everyone by default. */
  readonly team?: TeamId;
  readonly onClose: () => void;
}

/** Messages some players, now or later. */
export function PlanBlast({ game, team, onClose }: PlanBlastProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const { blast, change, sent } = useBlastDraft(game);
  const [audience, setAudience] = useState<BlastAudience>(
    team === undefined ? EVERYBODY : { ...EVERYBODY, kind: 'teams', teams: [String(team)] },
  );
  const [moment, setMoment] = useState(NOW);
  const [error, setError] = useState<string>();
  const explain = useExplain(setError);
  const isOpen = useMounted();
  const form = useId();
  const { run, isUnderWay } = useActions<'send'>();
  const whom = audienceOf(audience);
  const when = momentOf(moment);
  const later = moment.kind !== 'now';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const handles = [400, 403, 409, 422] as const;
    const done = await run('send', () => postBlast(api, game, { ...blast, ...whom, ...when }, { handles }), explain);
    if (!done) return;
    sent(blast);
    void client.invalidateQueries({ queryKey: keys.blasts(game) });
    const text = later && done.answer?.delivers !== false ? 'Your blast is planned.' : toldOf(done.answer);
    notices.show({ tone: done.answer?.delivers === false ? 'info' : 'success', text: t(text) });
    // Another dialog may be open by now.
    if (isOpen()) onClose();
  };
  return (
    <Dialog
      open
      title={t('New message')}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={isUnderWay('send')} disabled={!whom || !when}>
            {later ? t('Plan') : t('Send')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack as="form" id={form} noValidate onKeyDown={stayOnEnter} onSubmit={(event) => void send(event)}>
        <AudienceFields game={game} value={audience} onChange={setAudience} />
        <BlastFields blast={blast} onChange={change} />
        <MomentFields game={game} value={moment} onChange={setMoment} />
        {error && <p role="alert">{error}</p>}
      </Stack>
    </Dialog>
  );
}
