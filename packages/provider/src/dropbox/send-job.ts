import { exportKey } from '../exports/export-file';
import { findGame } from '../exports/repo';
import type { NewJob } from '../jobs/add';
import { type JobKind, JobRefused, type JobRun } from '../jobs/job-kind';
import { waitInTrash } from '../jobs/wait-in-trash';
import { announce } from '../realtime/announce';
import type { Services } from '../server/services';
import type { StoredFile } from '../storage/storage';
import { DriveRefused, type OpenDrive, UploadLost } from './cloud-drive';
import { findLink, finishedAt, recordSent, removeLink } from './repo';

/** The kind of job that sends an export to Dropbox. */
const DROPBOX = 'dropbox';
const KIBIBYTE = 1024;
/** Maximum restarts of an upload that the storage forgot. */
const LOST_MOST = 3;

interface SendInput {
  readonly file: string;
}

/** Where the job resumes. */
interface Place {
  readonly upload: string;
  readonly at: number;
}

/** The job that sends an export. */
export const sendingOf = (
  game: Required<NewJob['of']>,
  file: string,
  userId: number | undefined,
  runAt: Date,
): NewJob => ({
  kind: DROPBOX,
  key: `${game.id} ${file}`,
  of: game,
  userId,
  input: { file } satisfies SendInput,
  runAt,
});

type Needs = Pick<Services, 'database' | 'storage' | 'drive' | 'now'>;

/** Uploads a finished export to the game's Dropbox in pieces; after a crash it resumes after the last one. */
export const dropboxJob = (services: Needs): JobKind => ({
  name: DROPBOX,
  atOnce: 2,
  retries: 5,
  retryAfter: 15_000,
  run: async (run) => {
    try {
      await send(services, run);
    } catch (error) {
      if (!(error instanceof DriveRefused)) throw error;
      if (error.fault === 'signed-out') await disconnect(services, run);
      throw new JobRefused(error.fault);
    }
  },
});

async function send({ database, storage, drive, now }: Needs, run: JobRun): Promise<void> {
  const gameId = run.job.game_id;
  const game = gameId === null ? undefined : await findGame(database.db, gameId);
  const link = game && (await findLink(database.db, game.id));
  if (!game) return waitInTrash(database.db, run.job, now());
  if (!link || !drive) throw new DriveRefused('signed-out');
  const grant = drive.sealer.open(link.grant);
  // The provider's secret has changed.
  if (grant === undefined) throw new DriveRefused('signed-out');
  const { file } = run.job.input as SendInput;
  const stored = await storage.open(exportKey(file));
  if (!stored) return;
  const name = nameThere(file, await finishedAt(database.db, file));
  const open = drive.cloud.open(grant, run.signal);
  for (let lost = 0; ; lost += 1) {
    try {
      const place = (run.place() as Place | null) ?? { upload: await open.begin(), at: 0 };
      await append(open, run, stored, place, drive.cloud.piece);
      const path = await open.finish(place.upload, stored.bytes, name);
      await run.step(async (tx) => {
        await recordSent(tx, game.id, file, path, now());
        const fields = ['dropbox'];
        await announce({ database, tx }, game, 'ss.game.update', { fields }, { unrecorded: true });
        return progress(stored.bytes, stored.bytes, null);
      });
      return;
    } catch (error) {
      if (!(error instanceof UploadLost) || lost >= LOST_MOST) throw error;
      await run.step(async () => progress(0, stored.bytes, null));
    }
  }
}

async function append(open: OpenDrive, run: JobRun, stored: StoredFile, { upload, at }: Place, piece: number) {
  for (let next = at; next < stored.bytes; ) {
    const here = next;
    await run.step(async () => progress(here, stored.bytes, { upload, at: here }));
    const end = Math.min(next + piece, stored.bytes);
    next = await open.append(upload, next, await read(stored, next, end - 1));
    if (next < 0 || next > stored.bytes) throw new UploadLost();
  }
}

/** Jobs count in kibibytes: an export may have more bytes than a counter. */
const progress = (at: number, bytes: number, place: Place | null) => ({
  place,
  done: Math.floor(at / KIBIBYTE),
  total: Math.ceil(bytes / KIBIBYTE),
});

async function read(stored: StoredFile, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await stored.read({ start, end })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Includes the time, so that two exports of a game do not replace each other. */
function nameThere(file: string, at: Date | undefined): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.zip$/, '');
  const when = at ? ` ${at.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '-')}` : '';
  return `${name}${when}.zip`;
}

async function disconnect({ database }: Needs, { job }: JobRun): Promise<void> {
  if (job.game_id === null) return;
  const game = await findGame(database.db, job.game_id);
  if (!game) return;
  await database.tx(async (tx) => {
    if (!(await removeLink(tx, game.id))) return;
    await announce({ database, tx }, game, 'ss.game.update', { fields: ['dropbox_enabled'] });
  });
}
