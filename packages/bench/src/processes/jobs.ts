import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '@waymark/contract';
import type { BenchRun } from '../bench-run';
import type { Caller } from './api';

/** Rarely, because polling slows the job down. */
const LOOK_EVERY_MS = 500;

/**
 * Runs a job of the provider for a game.
 * @returns its duration in milliseconds, by the provider's own record
 */
export async function timeJob(
  { end }: Pick<BenchRun, 'end'>,
  { origin, headers }: { readonly origin: string } & Pick<Caller, 'headers'>,
  { game, path, body }: { readonly game: number; readonly path: string; readonly body: object },
): Promise<number> {
  const newest = async () => {
    const answer = await fetch(`${origin}/v1/jobs.json?game_id=${game}`, { headers });
    if (!answer.ok) throw new Error(`The jobs responded with ${answer.status}.`);
    return ((await answer.json()) as { jobs: readonly Job[] }).jobs[0];
  };
  const before = (await newest())?.id ?? 0;
  const answer = await fetch(`${origin}/v1/games/${game}/${path}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
  for (;;) {
    end.check();
    const job = await newest();
    if (job?.fault) throw new Error(job.fault);
    if (job?.finished_at && job.id > before) return Date.parse(job.finished_at) - Date.parse(job.created_at ?? '');
    await pause(LOOK_EVERY_MS);
  }
}
