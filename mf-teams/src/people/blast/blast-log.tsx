import { blastsQuery, endBlast, gameQuery } from '@waymark/client';
import { type BlastEntry, type GameId, ianaZoneOf } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Badge, type BadgeTone, Button, Dialog, EmptyState, IconButton, RelativeTime, token } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { METHODS } from './blast-fields';

const Blasts = styled.ul`
  display: grid;
  max-block-size: min(60vh, 520px);
  overflow-y: auto;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 32px;
    align-items: center;
    gap: 8px;
    padding-block: 8px;
  }
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & b, & small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & b { font-weight: 550; color: ${token.text}; }
  & small { color: ${token.textMuted}; }
  & > li > span:nth-child(2) { display: grid; justify-items: end; gap: 2px; }
`;

const STATES: Readonly<Record<string, readonly [BadgeTone, string]>> = {
  planned: ['accent', 'Planned'],
  sending: ['live', 'Sending'],
  sent: ['success', 'Sent'],
  kept: ['neutral', 'Not delivered'],
  stopped: ['plain', 'Stopped'],
  failed: ['danger', 'Failed'],
};

interface BlastLogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** What was and will be written, the newest first; what has not gone yet can be stopped. */
export function BlastLog({ game, onClose }: BlastLogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, refetch } = useQuery(blastsQuery(api, game));
  const zone = ianaZoneOf(useQuery(gameQuery(api, game)).data?.tz);
  const { run, isUnderWay } = useActions<number>();
  const stop = async (id: number) => {
    await run(id, () => endBlast(api, game, id));
    await refetch();
  };
  const reach = ({ state, delivers, reached = 0, people = 0 }: BlastEntry) =>
    state === 'planned' || delivers === false
      ? t('for {n}', { n: people })
      : t('{n} of {total} reached', { n: reached, total: people });
  return (
    <Dialog
      open
      title={t('Planned and sent')}
      width={620}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
      onClose={onClose}
    >
      {data?.length === 0 && (
        <EmptyState title={t('No messages yet')} text={t('What you write to players is listed here.')} />
      )}
      <Blasts aria-label={t('Planned and sent')}>
        {data?.map((blast) => {
          const [tone, state] = STATES[blast.state ?? ''] ?? ['neutral', ''];
          const method = METHODS.find(([one]) => one === blast.method)?.[1];
          const name = blast.subject || blast.message || t('No subject');
          return (
            <li key={blast.id}>
              <span>
                <b dir="auto">{name}</b>
                <small>{[blast.to || t('Everybody'), method && t(method), blast.by].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                <Badge tone={tone}>{state && t(state)}</Badge>
                <small>
                  {blast.send_at && <RelativeTime instant={blast.send_at} {...(zone ? { zone } : {})} />}
                  {' · '}
                  {reach(blast)}
                </small>
              </span>
              <span>
                {(blast.state === 'planned' || blast.state === 'sending') && (
                  <IconButton
                    icon={X}
                    label={t('Stop “{name}”', { name })}
                    busy={isUnderWay(blast.id)}
                    onClick={() => void stop(blast.id)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </Blasts>
    </Dialog>
  );
}
