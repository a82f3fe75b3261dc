import { access, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProgramFailed, runProgram } from '../run-program';
import { drawCaption, drawPicture, drawTitle, drawWords } from './draw-card';
import { joinArgs, type Reel, segmentArgs } from './segment-args';
import type { Look, ReelPlan, Shot } from './shot';
import { type Cut, SHOT, secondsOf, TITLE } from './timing';

/** Pictures and videos of answers, by key. */
export interface Footage {
  /** The whole file; undefined if it does not exist. */
  readAll(key: string): Promise<Buffer | undefined>;
  /** A local path for programs that need one; undefined if the file does not exist. It must not be modified. */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
}

/** Dependencies of making a video. */
export interface FilmSet {
  /** ffmpeg. */
  readonly program: string;
  readonly footage: Footage;
  /** Where segments are kept until the video is complete; existing ones are used. */
  readonly folder: string;
  /** A file with the music; none for a silent video. */
  readonly music: string | undefined;
  /** Threads of the next program, because cores are shared with other videos. */
  readonly threads: () => number;
  readonly signal: AbortSignal;
  /**
   * After each segment.
   * @throws to stop the work
   */
  readonly onSegment: () => Promise<void>;
}

const TIMEOUT = 10 * 60_000;

/** Number of segments of a cut. */
export const segmentsOf = ({ shots }: ReelPlan): number => shots.length + 1;

/**
 * Makes one cut of a reel.
 * @returns the file
 */
export async function makeFilm(set: FilmSet, cut: Cut, plan: ReelPlan): Promise<string> {
  const folder = join(set.folder, cut.name);
  await mkdir(folder, { recursive: true });
  const run = (args: readonly string[]) =>
    runProgram(set.program, args, { timeout: TIMEOUT, signal: set.signal, yields: true });
  const segments: string[] = [];
  let before: Reel | undefined;
  const stageOf = (number: number) => stage(set, folder, cut, plan, number);
  let staged = stageOf(0);
  try {
    for (const number of [...plan.shots.keys(), plan.shots.length]) {
      const segment = join(folder, `${number}.mp4`);
      let shot = await staged;
      const isLast = number === plan.shots.length;
      if (!isLast) {
        // The next one is drawn while this one is filmed.
        staged = stageOf(number + 1);
        staged.catch(() => {});
      }
      if (!(await isThere(segment))) {
        const shoot = (): Promise<Buffer> =>
          run(segmentArgs(cut, { shot, before, isLast, threads: set.threads() }, `${segment}.part`));
        await shoot().catch(async (error: unknown) => {
          const given = plan.shots[number - 1];
          const isUnreadable = error instanceof ProgramFailed && !error.wasKilled && !error.code;
          if (shot.kind !== 'film' || !given || !isUnreadable) throw error;
          // An unreadable video is treated as a picture.
          shot = await stageStill(set, folder, cut, plan.look, given, number);
          await shoot();
        });
        await rename(`${segment}.part`, segment);
      }
      await set.onSegment();
      segments.push(segment);
      before = shot;
    }
  } finally {
    // The caller may remove the folder once it has ended.
    await staged.catch(() => {});
  }
  const list = join(folder, 'segments.txt');
  await writeFile(list, segments.map((path) => `file '${path}'\n`).join(''));
  const whole = join(folder, 'whole.mp4');
  await run(joinArgs(list, set.music, secondsOf(plan.shots.length), whole));
  return whole;
}

/** Prepares one shot: the title, then the answers. */
async function stage(set: FilmSet, folder: string, cut: Cut, plan: ReelPlan, number: number): Promise<Reel> {
  const at = (name: string) => join(folder, `${number}-${name}`);
  const shot = plan.shots[number - 1];
  if (!shot) {
    await writeFile(at('title.jpg'), await drawTitle(cut, plan.look, plan.words));
    return { source: at('title.jpg'), kind: 'still', frames: TITLE, number };
  }
  const { seen } = shot;
  if (seen.kind !== 'film') return stageStill(set, folder, cut, plan.look, shot, number);
  const found = await set.footage.withPath(seen.key, async (path) => {
    await copyFile(path, at('film'));
    return true;
  });
  if (!found) return stageStill(set, folder, cut, plan.look, shot, number);
  return { ...(await captioned(folder, cut, plan.look, shot, number)), source: at('film'), kind: 'film' };
}

/** An answer as a picture: its own, or the challenge's name. */
async function stageStill(
  { footage }: FilmSet,
  folder: string,
  cut: Cut,
  look: Look,
  shot: Shot,
  number: number,
): Promise<Reel> {
  const source = join(folder, `${number}-picture.jpg`);
  await writeFile(source, await drawStill(footage, cut, look, shot));
  return { ...(await captioned(folder, cut, look, shot, number)), source, kind: 'still' };
}

async function captioned(folder: string, cut: Cut, look: Look, shot: Shot, number: number) {
  const caption = join(folder, `${number}-caption.png`);
  await writeFile(caption, await drawCaption(cut, look, shot));
  return { caption, frames: SHOT, number };
}

async function drawStill(footage: Footage, cut: Cut, look: Look, { seen, challenge }: Shot): Promise<Buffer> {
  if (seen.kind === 'words') return drawWords(cut, look, seen.words);
  const key = seen.kind === 'picture' ? seen.key : seen.still;
  const bytes = key === undefined ? undefined : await footage.readAll(key);
  const drawn = bytes && (await drawPicture(cut, bytes).catch(() => undefined));
  return drawn ?? drawWords(cut, look, challenge);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
