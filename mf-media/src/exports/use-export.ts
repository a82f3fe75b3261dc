import { type ExportWish, jobsQuery, keys, requestExport } from '@waymark/client';
import { EXPORT_DAYS, type Game, type Job } from '@waymark/contract';
import { REFUSED, useHost, useOffered } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { useEffect } from 'react';

/** The export when Go was pressed: anything newer is the result. */
interface Asked {
  readonly finishedAt: number;
  readonly job: number;
}

const askedOf = perGame<Asked | undefined>(undefined);
const DAY = 86_400_000;
const NONE: readonly Job[] = [];
/** The states of a job that ended without a result. */
const STOPPED: readonly string[] = ['failed', 'cancelled'];

/** The state of a game's export, and a function to request one. */
export function useExport(game: Game, administrates: boolean) {
  const { api } = useHost();
  const client = useQueryClient();
  const [asked, setAsked] = useAtom(askedOf(game.id));
  const tellsProgress = useOffered('jobs') && administrates;
  const { data: jobs = NONE } = useQuery({ ...jobsQuery(api, game.id), enabled: tellsProgress });
  const job = jobs.find(({ kind }) => kind === 'export');
  const isRunning = job?.state === 'waiting' || job?.state === 'running';
  const stopped = job && STOPPED.includes(job.state) && (!asked || job.id > asked.job) ? job : undefined;
  const failed = stopped?.state === 'failed' ? stopped : undefined;
  // The provider may clear the earlier date while it works.
  const isDone = asked !== undefined && finishedAt(game) > asked.finishedAt;
  useEffect(() => {
    if (isDone) setAsked(undefined);
  }, [isDone, setAsked]);
  const isAwaited = asked !== undefined && !isDone && !stopped;
  const go = async (wish: ExportWish) => {
    setAsked({ finishedAt: finishedAt(game), job: job?.id ?? 0 });
    try {
      await requestExport(api, game.id, wish, { handles: REFUSED });
    } catch (error) {
      setAsked(asked);
      throw error;
    }
    await client.invalidateQueries({ queryKey: keys.jobs(game.id) });
  };
  return {
    isProcessing: isRunning || isAwaited,
    job: isRunning ? job : undefined,
    fault: failed && !isNewer(game, failed) ? (failed.fault ?? '') : undefined,
    go,
  };
}

/** When the latest export finished, in milliseconds since 1970; 0 without one. */
const finishedAt = ({ export_finished_at }: Game): number => Date.parse(export_finished_at ?? '') || 0;
/** Whether the latest export finished after this job was requested. */
const isNewer = (game: Game, { created_at }: Job): boolean => finishedAt(game) > Date.parse(created_at ?? '');

/** The finished export, if its link is still valid. */
export function finishedExport({ export_url, export_finished_at, export_expires_at }: Game, now: number) {
  if (!export_url || !export_finished_at) return undefined;
  const longest = Date.parse(export_finished_at) + EXPORT_DAYS * DAY;
  const until = Math.min(longest, export_expires_at ? Date.parse(export_expires_at) : longest);
  return until > now ? { url: export_url, at: export_finished_at, until: new Date(until).toISOString() } : undefined;
}
