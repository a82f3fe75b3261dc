import { blastsQuery, endBlast, isApiFailure } from '@waymark/client';
import type { BlastEntry, GameId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import {
  Badge,
  type BadgeTone,
  Button,
  Dialog,
  EmptyState,
  Failed,
  IconButton,
  SkeletonRows,
  token,
} from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { GameTime } from '../../game-time';
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
  @media (max-width: 767px) {
    & > li { grid-template-columns: minmax(0, 1fr) 40px; gap: 4px 8px; }
    & b { white-space: normal; }
    & > li > span:nth-child(2) { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; grid-row: 2; }
    & > li > span:nth-child(3) { grid-column: 2; grid-row: 1 / 3; }
  }
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

/** Sent and scheduled messages, newest first; scheduled ones can be stopped. */
export function BlastLog({ game, onClose }: BlastLogProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(blastsQuery(api, game));
  const { run, isUnderWay } = useActions<number>();
  const stop = async (id: number) => {
    // Sent in the meantime, as the list will show: not an error.
    const gone = (error: unknown) => {
      if (isApiFailure(error) && error.handled) notices.show({ tone: 'info', text: error.message });
      return isApiFailure(error) && error.handled;
    };
    await run(id, () => endBlast(api, game, id, { handles: [409] }), gone);
    await refetch();
  };
  const reach = ({ state, delivers, tried, reached = 0, people = 0 }: BlastEntry) => {
    if (state === 'planned' || delivers === false) return t('for {n}', { n: people });
    // Some recipients can't be reached: their address bounced, or they have no app for push.
    if (typeof tried === 'number' && tried < people && state !== 'sent') {
      return t('{tried} of {total} sent, {n} reached', { tried, total: people, n: reached });
    }
    return t('{n} of {total} reached', { n: reached, total: people });
  };
  return (
    <Dialog
      open
      title={t('Planned and sent')}
      width={620}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
      onClose={onClose}
    >
      {isPending && <SkeletonRows />}
      {isError && !data && <Failed title={t("We couldn't load the messages")} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('No messages yet')} text={t('Messages you send appear here.')} />}
      <Blasts aria-label={t('Planned and sent')}>
        {data?.map((blast) => {
          const [tone, state] = STATES[blast.state ?? ''] ?? ['neutral', ''];
          const method = METHODS.find(([one]) => one === blast.method)?.[1];
          const name = blast.subject || blast.message || t('No subject');
          return (
            <li key={blast.id}>
              <span>
                <b dir="auto">{name}</b>
                <small>{[blast.to || t('Everyone'), method && t(method), blast.by].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                <Badge tone={tone}>{state && t(state)}</Badge>
                <small>
                  {blast.send_at && <GameTime game={game} instant={blast.send_at} />}
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
