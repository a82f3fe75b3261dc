import { endResultKey, type MadeResultKey, makeResultKey, resultKeysQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, RelativeTime, Row, Stack, TextField, token } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { NewKey } from './new-key';

const Keys = styled.ul`
  display: grid;
  & > li { display: flex; align-items: center; gap: 12px; padding-block: 8px; border-block-end: 1px solid ${token.line}; }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;

/** Props of ResultKeysDialog. */
export interface ResultKeysDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The keys by which sheets and other programs read the results of a game: to make, to take along once, and to revoke. */
export function ResultKeysDialog({ game, onClose }: ResultKeysDialogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data = [], refetch } = useQuery(resultKeysQuery(api, game));
  const { run, isUnderWay } = useActions<number>();
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeResultKey>();
  const make = async (): Promise<void> => {
    const done = await run(0, () => makeResultKey(api, game, name.trim()));
    if (!done) return;
    setName('');
    setMade(done.answer);
    void refetch();
  };
  const end = async (id: number): Promise<void> => {
    await run(id, () => endResultKey(api, game, id));
    if (made?.key.id === id) setMade(undefined);
    void refetch();
  };
  const inUse = data.filter(({ revoked_at }) => !revoked_at);
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
          {t('A sheet or a program with a key reads the teams, challenges and answers of this game, and nothing else.')}
        </p>
        {made && <NewKey made={made} />}
        <TextField label={t('Name')} help={t('What the key is for')} value={name} max={80} onChange={setName} />
        <Row $end>
          <Button kind="primary" icon={Plus} busy={isUnderWay(0)} onClick={() => void make()}>
            {t('Make a key')}
          </Button>
        </Row>
        {inUse.length > 0 && (
          <Keys aria-label={t('Keys in use')}>
            {inUse.map(({ id, name: named, created_at }) => (
              <li key={id}>
                <div>
                  {named || t('Unnamed key')}
                  {created_at && (
                    <small>
                      {t('Made')} <RelativeTime instant={created_at} />
                    </small>
                  )}
                </div>
                <Button size="small" kind="danger-line" busy={isUnderWay(id)} onClick={() => void end(id)}>
                  {t('Revoke')}
                </Button>
              </li>
            ))}
          </Keys>
        )}
      </Stack>
    </Dialog>
  );
}
