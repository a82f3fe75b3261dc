import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { findBrandOf } from '../blasts/brand-of';
import { findLink } from '../dropbox/repo';
import { sendingOf } from '../dropbox/send-job';
import { addJob } from '../jobs/add';
import type { JobKind, JobRun } from '../jobs/job-kind';
import { waitInTrash } from '../jobs/wait-in-trash';
import { composeMail } from '../mail/layout';
import { exportLetter } from '../mail/letters';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { exportKey } from './export-file';
import { readExportedGame } from './exported-game';
import { plainFileName } from './file-names';
import { countFiles, findGame, insertExport } from './repo';
import { tablesOf } from './tables';
import { writeArchive } from './write-archive';

/** The kind of job that packs a game. */
export const EXPORT = 'export';

const DAY = 86_400_000;
/** Milliseconds between two stored steps. */
const STEP_EVERY = 500;
const SECONDS = 120;
/** Bytes buffered for writing while packing continues. */
const WRITE_BEHIND = 1024 * 1024;

/** The request. */
export interface ExportInput {
  readonly email: string;
  readonly media: boolean;
  readonly forPlayers: boolean;
}

/** Where the job resumes once the file is stored. */
interface Place {
  readonly file: string;
}

type Needs = Pick<
  Services,
  'config' | 'database' | 'storage' | 'spool' | 'work' | 'mailer' | 'drive' | 'origin' | 'now'
>;

/** Packs a game into one file, stores its address in the game, then mails it to the requester. */
export const exportJob = (services: Needs): JobKind => ({
  name: EXPORT,
  atOnce: 1,
  retries: 3,
  retryAfter: 15_000,
  run: async (run) => {
    const game = run.job.game_id === null ? undefined : await findGame(services.database.db, run.job.game_id);
    if (!game) return waitInTrash(services.database.db, run.job, services.now());
    const input = run.job.input as ExportInput;
    const brand = await findBrandOf(services.database.db, game.white_label_id);
    // A stored file is not packed again: only the mail is missing.
    const place = (run.place() as Place | null) ?? { file: await pack(services, run, game, input, brand) };
    const { exportDays } = services.config;
    const until = new Date(services.now().getTime() + exportDays * DAY);
    const letter = exportLetter(game.name, `${services.origin()}/${exportKey(place.file)}`, until);
    const mail = composeMail(brand, { name: '', address: input.email }, letter);
    await services.mailer.send({ ...mail, id: `export-${run.job.id}` });
  },
});

type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/** @returns the stored file */
async function pack(
  { config, database, storage, spool, work, drive, now }: Needs,
  run: JobRun,
  game: Game,
  { email, media: withFiles, forPlayers }: ExportInput,
  brand: Awaited<ReturnType<typeof findBrandOf>>,
): Promise<string> {
  const exported = await readExportedGame(database.db, game, forPlayers, now());
  const tables = tablesOf(exported, withFiles).length;
  // The page and the workbook count too.
  const total = tables + 2 + (withFiles ? await countFiles(database.db, game.id) : 0);
  let done = 0;
  let steppedAt = 0;
  await run.step(async () => ({ done, total }));
  const onEntry = async () => {
    done += 1;
    if (Date.now() - steppedAt < STEP_EVERY) return;
    steppedAt = Date.now();
    await run.step(async () => ({ done: Math.min(done, total), total }));
  };
  const by = run.job.user_id ?? 0;
  const tooMuch = () => errors.busy(SECONDS);
  // Anyone with the link gets the file, so it must be unguessable.
  const file = `${randomUUID()}/${plainFileName(game.name, 'game')}.zip`;
  await spool.make(async (path) => {
    const writeWorkbook = (sheets: Parameters<typeof work.run<'writeWorkbook'>>[1]) =>
      work.run('writeWorkbook', sheets, { by, seconds: SECONDS, tooMuch });
    const sink = createWriteStream(path, { highWaterMark: WRITE_BEHIND });
    await writeArchive(sink, { exported, brand, withFiles, storage, writeWorkbook, onEntry, signal: run.signal });
    await storage.adopt(exportKey(file), path);
  });
  await run.step(async (tx) => {
    const finished_at = now();
    const row = { game_id: game.id, user_id: run.job.user_id, email, media: withFiles, for_players: forPlayers };
    const expires_at = new Date(finished_at.getTime() + config.exportDays * DAY);
    await insertExport(tx, { ...row, file, created_at: run.job.created_at, finished_at, expires_at });
    const fields = ['export_url', 'export_finished_at'];
    await announce({ database, tx }, game, 'ss.game.update', { fields }, { unrecorded: true });
    // Exports for players are not sent to the organisers' Dropbox.
    if (drive && !forPlayers && (await findLink(tx, game.id))) {
      await addJob(database, tx, sendingOf(game, file, run.job.user_id ?? undefined, finished_at));
    }
    return { place: { file } satisfies Place, done: total, total };
  });
  return file;
}
