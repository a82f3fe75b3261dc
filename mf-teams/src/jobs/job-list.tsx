import { allJobsQuery, endJob, jobsQuery } from '@waymark/client';
import type { GameId, Job } from '@waymark/contract';
import { type Translate, useActions, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import {
  Badge,
  type BadgeTone,
  Button,
  Dialog,
  EmptyState,
  Failed,
  IconButton,
  RelativeTime,
  SegmentedControl,
  SkeletonRows,
  token,
} from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { GameTime } from '../game-time';

const Jobs = styled.ul`
  display: grid;
  max-block-size: min(60vh, 480px);
  overflow-y: auto;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto 32px; align-items: center; gap: 8px; padding-block: 8px; }
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & b { display: block; font-weight: 550; }
  & small { display: block; color: ${token.textMuted}; overflow-wrap: anywhere; }
`;

const KINDS: Readonly<Record<string, string>> = {
  rescore: 'Recalculating scores',
  blast: 'Sending a message',
  export: 'Exporting the game',
  reel: 'Making a film',
  dropbox: 'Sending to Dropbox',
  letter: 'E-mail',
};
const STATES: Readonly<Record<string, readonly [BadgeTone, string]>> = {
  waiting: ['plain', 'Waiting'],
  running: ['live', 'Running'],
  done: ['success', 'Done'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

const progressOf = ({ done = 0, total = 0 }: Job, t: Translate): string =>
  total > 0 ? t('{done} of {total}', { done, total }) : '';

interface JobListProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/**
 * A game's background jobs, newest first; unfinished ones can be cancelled. Super administrators
 * see all games.
 */
export function JobList({ game, onClose }: JobListProps) {
  const { api, session } = useHost();
  const t = useTranslate();
  const superAdmin = useReadable(session.me).super_admin === true;
  const [scope, setScope] = useState<'game' | 'all'>('game');
  const isAll = superAdmin && scope === 'all';
  const mine = useQuery({ ...jobsQuery(api, game), enabled: !isAll });
  const all = useQuery({ ...allJobsQuery(api), enabled: isAll });
  const { data, isPending, error, refetch } = isAll ? all : mine;
  const { run, isUnderWay } = useActions<number>();
  const cancel = async (id: number) => {
    await run(id, () => endJob(api, isAll ? undefined : game, id));
    await refetch();
  };
  return (
    <Dialog
      open
      title={t('Background work')}
      width={560}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
      onClose={onClose}
    >
      {superAdmin && (
        <SegmentedControl
          label={t('Games')}
          value={scope}
          options={[
            { value: 'game', label: t('This game') },
            { value: 'all', label: t('All games') },
          ]}
          onChange={setScope}
        />
      )}
      {isPending && <SkeletonRows />}
      {error && !data && (
        <Failed title={t("This part couldn't be loaded")} text={error.message} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState title={t('Nothing yet')} text={t('Recalculating, sending and exporting are listed here.')} />
      )}
      <Jobs aria-label={t('Background work')}>
        {data?.map((job) => {
          const [tone, state] = STATES[job.state] ?? ['neutral', job.state];
          const kind = t(KINDS[job.kind] ?? job.kind);
          return (
            <li key={job.id}>
              <span>
                <b>{kind}</b>
                <small>
                  {job.created_at &&
                    // Games may differ in their zones.
                    (isAll ? (
                      <RelativeTime instant={job.created_at} />
                    ) : (
                      <GameTime game={game} instant={job.created_at} />
                    ))}
                  {[isAll && job.game_name, job.by, progressOf(job, t)].map((part) => part && ` · ${part}`)}
                </small>
                {job.fault && <small>{job.fault}</small>}
              </span>
              <Badge tone={tone}>{t(state)}</Badge>
              <span>
                {(job.state === 'waiting' || job.state === 'running') && (
                  <IconButton
                    icon={X}
                    label={t('Cancel “{name}”', { name: kind })}
                    busy={isUnderWay(job.id)}
                    onClick={() => void cancel(job.id)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </Jobs>
    </Dialog>
  );
}
