import { dropboxQuery, jobsQuery, keys, leaveDropbox, sendExport } from '@waymark/client';
import type { DropboxLink, GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useState } from 'react';

/** The Dropbox of a game, its running transfer, and its actions. */
export function useDropbox(game: GameId) {
  const { api, errors } = useHost();
  const client = useQueryClient();
  const [busy, setBusy] = useState<'send' | 'leave'>();
  const tellsProgress = useOffered('jobs');
  const { data: link } = useQuery(dropboxQuery(api, game));
  const { data: jobs = [] } = useQuery({ ...jobsQuery(api, game), enabled: tellsProgress });
  const job = jobs.find(({ kind }) => kind === 'dropbox');
  const act = async (name: 'send' | 'leave', call: () => Promise<DropboxLink>) => {
    if (busy) return;
    setBusy(name);
    try {
      client.setQueryData(keys.dropbox(game), await call());
      await client.invalidateQueries({ queryKey: keys.jobs(game) });
      if (name === 'leave') await client.invalidateQueries({ queryKey: keys.game(game) });
    } catch (error) {
      errors.report(error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    link,
    sending: job?.state === 'waiting' || job?.state === 'running' ? job : undefined,
    fault: job?.state === 'failed' ? (job.fault ?? '') : undefined,
    busy,
    send: () => act('send', () => sendExport(api, game)),
    leave: () => act('leave', () => leaveDropbox(api, game)),
  };
}
