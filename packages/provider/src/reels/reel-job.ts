import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REEL_MINIMUM } from '@waymark/contract';
import {
  cutsOf,
  makeFilm,
  makePictures,
  ProgramFailed,
  RATE,
  runProgram,
  SHOT,
  secondsOf,
  segmentsOf,
  TITLE,
} from '@waymark/studio';
import { findGame } from '../exports/repo';
import type { JobKind, JobRun } from '../jobs/job-kind';
import { waitInTrash } from '../jobs/wait-in-trash';
import { mediaKey } from '../media/keys';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { asNoRoom } from '../storage/no-room';
import { announceReel } from './announce-reel';
import { planReel } from './plan-reel';
import { replaceReel } from './repo';
import { listSubjects, type Subject } from './subjects';

/** The job kind that films a reel. */
export const REEL = 'reel';

const STOPPED = { text: 'ffmpeg stopped before the film was complete. Generate it again.' };

/** Maximum answers in one reel, about two minutes. */
const MOST_SHOTS = 30;
const SECONDS = 60;

/** The reel to film. */
export interface ReelInput extends Pick<Subject, 'of' | 'id'> {
  /** Nobody requested it, so no dialog interrupts the judges whose decision made it possible. */
  readonly quiet?: true;
}

/** The plan from the start of the job, so that an interrupted film resumes unchanged. */
interface Place {
  readonly uuid: string;
  readonly answers: readonly number[];
  readonly soundtrack: string;
}

type Needs = Pick<Services, 'database' | 'storage' | 'spool' | 'work' | 'studio' | 'now'>;
type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/** Films one reel from the featured answers of a game, a team or a challenge. A node films one for each of its cores. */
export const reelJob = (services: Needs): JobKind => ({
  name: REEL,
  atOnce: services.studio.cores,
  maximumOf: 'each',
  retries: 2,
  retryAfter: 10_000,
  run: async (run) => {
    const { db } = services.database;
    const game = run.job.game_id === null ? undefined : await findGame(db, run.job.game_id);
    if (!game) return waitInTrash(db, run.job, services.now());
    const { of, id, quiet } = run.job.input as ReelInput;
    const subject = (await listSubjects(db, game)).find((one) => one.of === of && one.id === id);
    // Its subject may be deleted or no longer featured.
    if (!subject || subject.answers.length < REEL_MINIMUM) return;
    let place = run.place() as Place | null;
    if (!place) {
      const answers = subject.answers.slice(-MOST_SHOTS);
      place = { uuid: randomUUID(), answers, soundtrack: game.soundtrack };
      await run.step(async () => ({ place }));
    }
    try {
      const { studio } = services;
      const begun = place;
      await studio.share((threads) => film(services, run, { game, subject, quiet, place: begun, threads }));
    } catch (cause) {
      const error = asNoRoom(cause);
      // ffmpeg's output is for the log.
      throw error instanceof ProgramFailed ? new Error(STOPPED.text, { cause }) : error;
    }
  },
});

/** What to film, and the current thread count. */
interface Filmed {
  readonly game: Game;
  readonly subject: Subject;
  readonly quiet: ReelInput['quiet'];
  readonly place: Place;
  readonly threads: () => number;
}

async function film(services: Needs, run: JobRun, filmed: Filmed): Promise<void> {
  const { game, subject, place, threads } = filmed;
  const { database, storage, spool, studio, now } = services;
  const program = await studio.program();
  if (program === undefined) throw new Error(await studio.hindrance());
  const folder = await spool.folder(`reel-${run.job.id}`);
  const plan = await planReel(database.db, storage, game, subject, place.answers);
  const cuts = cutsOf(studio.height);
  const total = cuts.length * segmentsOf(plan);
  let done = 0;
  const onSegment = async () => {
    done += 1;
    await run.step(async () => ({ done, total }));
  };
  const music = await writeMusic(services, run, folder, place.soundtrack);
  const set = { program, footage: storage, folder, music, threads, signal: run.signal, onSegment };
  const films: string[] = [];
  for (const cut of cuts) films.push(await makeFilm(set, cut, plan));
  const stored = await store(services, run, program, place.uuid, folder, films);
  await run.step(async (tx) => {
    const seconds = Math.round(secondsOf(plan.shots.length));
    await replaceReel(tx, { game, subject, uuid: place.uuid, ...stored, seconds, now: now() });
    if (!filmed.quiet) await announceReel({ database, tx }, game, subject);
    return { done: total, total };
  });
  await rm(folder, { recursive: true, force: true });
}

async function writeMusic({ work }: Needs, run: JobRun, folder: string, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const path = join(folder, 'music.wav');
  const tooMuch = () => errors.busy(SECONDS);
  await writeFile(path, await work.run('playTrack', code, { by: run.job.user_id ?? 0, seconds: SECONDS, tooMuch }));
  return path;
}

const POSTER_TIMEOUT = 60_000;

/** Stores the films and a poster from the first answer. A retry writes the same files. */
async function store(
  { storage }: Needs,
  run: JobRun,
  program: string,
  uuid: string,
  folder: string,
  films: readonly string[],
) {
  const [whole = '', square = ''] = films;
  const still = join(folder, 'still.png');
  const at = String((TITLE + SHOT / 2) / RATE);
  const limits = { timeout: POSTER_TIMEOUT, signal: run.signal };
  await runProgram(program, ['-v', 'error', '-y', '-ss', at, '-i', whole, '-frames:v', '1', still], limits);
  const poster = await readFile(still);
  const { thumb, standard } = await makePictures(poster);
  const { size: bytes } = await stat(whole);
  const files = {
    mp4: 'film.mp4',
    square: 'square.mp4',
    png: 'still.png',
    thumb: 'thumb.webp',
    standard: 'standard.webp',
  };
  await storage.write(mediaKey(uuid, files.png), poster);
  await storage.write(mediaKey(uuid, files.thumb), thumb);
  await storage.write(mediaKey(uuid, files.standard), standard);
  await storage.adopt(mediaKey(uuid, files.mp4), whole);
  await storage.adopt(mediaKey(uuid, files.square), square);
  return { files, bytes };
}
