import { endJudgeLink, judgeLinksQuery, makeJudgeLink } from '@waymark/client';
import { type GameId, JUDGE_LINK_HOURS_DEFAULT, JUDGE_LINK_HOURS_MAX, paths } from '@waymark/contract';
import { ignoreGone, RevocableList, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, NumberField, Row, Stack, TextField } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import { NewLink } from './new-link';

/** Props of JudgeLinksDialog. */
export interface JudgeLinksDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Creates, shares and revokes links that let people judge without an account. */
export function JudgeLinksDialog({ game, onClose }: JudgeLinksDialogProps) {
  const { api, navigation } = useHost();
  const t = useTranslate();
  // No live event announces guests who use a link.
  const { data = [], refetch } = useQuery({ ...judgeLinksQuery(api, game), refetchOnMount: 'always' });
  const { run, isUnderWay } = useActions<number>();
  const [name, setName] = useState('');
  const [hours, setHours] = useState<number | null>(JUDGE_LINK_HOURS_DEFAULT);
  const [made, setMade] = useState<{ readonly id: number; readonly address: string }>();
  const make = async (): Promise<void> => {
    const wishes = { name: name.trim(), hours: hours ?? JUDGE_LINK_HOURS_DEFAULT };
    const done = await run(0, () => makeJudgeLink(api, game, wishes));
    if (!done) return;
    setName((now) => (now === name ? '' : now));
    // A fragment never reaches servers or logs.
    const address = `${new URL(navigation.href(paths.judge()), location.href).href}#${done.answer.key}`;
    setMade({ id: done.answer.link.id, address });
    void refetch();
  };
  const end = async (id: number): Promise<void> => {
    const done = await run(id, () => ignoreGone(endJudgeLink(api, game, id, { handles: [404] })));
    if (done) setMade((now) => (now?.id === id ? undefined : now));
    void refetch();
  };
  const open = data.filter(({ revoked_at, expires_at }) => !revoked_at && Date.parse(expires_at ?? '') > Date.now());
  return (
    <Dialog
      open
      title={t('Judge links')}
      width={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Stack>
        <p>{t('Anyone with the link can judge this game, without an account.')}</p>
        {made && <NewLink address={made.address} />}
        <TextField label={t('Name')} help={t('What other judges see')} value={name} max={80} onChange={setName} />
        <NumberField
          label={t('Expires after (hours)')}
          value={hours}
          min={1}
          max={JUDGE_LINK_HOURS_MAX}
          step={1}
          onChange={setHours}
        />
        <Row $end>
          <Button kind="primary" icon={Plus} busy={isUnderWay(0)} onClick={() => void make()}>
            {t('Create link')}
          </Button>
        </Row>
        <RevocableList
          label={t('Links in use')}
          items={open.map(({ id, name: named, expires_at, judges = 0 }) => ({
            id,
            name: named || t('Judge'),
            badge: judges === 1 ? t('1 judge') : t('{n} judges', { n: judges }),
            moment: expires_at ? { label: t('Ends'), instant: expires_at } : undefined,
          }))}
          isUnderWay={isUnderWay}
          onRevoke={(id) => void end(id)}
        />
      </Stack>
    </Dialog>
  );
}
