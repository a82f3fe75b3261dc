import { endResultKey, type MadeResultKey, makeResultKey, resultKeysQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { ignoreGone, RevocableList, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, Failed, Row, Stack, TextField } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import { NewKey } from './new-key';

/** Props of ResultKeysDialog. */
export interface ResultKeysDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Keys with which spreadsheets and other programs read the results of a game: create, copy once, revoke. */
export function ResultKeysDialog({ game, onClose }: ResultKeysDialogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(resultKeysQuery(api, game));
  const { run, isUnderWay } = useActions<number>();
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeResultKey>();
  const make = async (): Promise<void> => {
    const done = await run(0, () => makeResultKey(api, game, name.trim()));
    if (!done) return;
    setName((now) => (now === name ? '' : now));
    setMade(done.answer);
    void refetch();
  };
  const end = async (id: number): Promise<void> => {
    const done = await run(id, () => ignoreGone(endResultKey(api, game, id, { handles: [404] })));
    if (done) setMade((now) => (now?.key.id === id ? undefined : now));
    void refetch();
  };
  const inUse = data?.filter(({ revoked_at }) => !revoked_at) ?? [];
  return (
    <Dialog
      open
      title={t('Results in a sheet')}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Stack>
        <p>
          {t(
            "With a key, a spreadsheet or program can read this game's teams, challenges and answers, and nothing else.",
          )}
        </p>
        {made && <NewKey made={made} />}
        <TextField label={t('Name')} help={t('What the key is for')} value={name} max={80} onChange={setName} />
        <Row $end>
          <Button kind="primary" icon={Plus} busy={isUnderWay(0)} onClick={() => void make()}>
            {t('Make a key')}
          </Button>
        </Row>
        {!data && error && <Failed title={error.message} busy={isFetching} onRetry={() => void refetch()} />}
        {inUse.length > 0 && (
          <RevocableList
            label={t('Keys in use')}
            items={inUse.map(({ id, name: named, created_at }) => ({
              id,
              name: named || t('Unnamed key'),
              moment: created_at ? { label: t('Made'), instant: created_at } : undefined,
            }))}
            isUnderWay={isUnderWay}
            onRevoke={(id) => void end(id)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
