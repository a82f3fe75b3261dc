import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';

/** Processes videos. Optional: without it, videos stay in their original format with a drawn poster. */
export interface Transcoder {
  /** A poster from the beginning of a video, as PNG. @throws if the video cannot be read */
  stillOf(path: string): Promise<Buffer>;
  /** The video as MP4, for formats that browsers do not play. @throws if the video cannot be read */
  filmOf(path: string): Promise<Buffer>;
}

const STILL_TIMEOUT = 30_000;
const FILM_TIMEOUT = 10 * 60_000;
const QUIET = ['-v', 'error', '-nostdin'];
/** Restricts access to the file itself, because a video may reference other files or addresses. */
export const onlyFile = (path: string): readonly string[] => ['-protocol_whitelist', 'file,pipe', '-i', path];
/** Strips metadata such as place and author. */
const PLAIN = ['-map_metadata', '-1'];
/** Even dimensions, as the format requires, and no larger than screens show. */
const SCALE = 'scale=trunc(min(1280\\,iw)/2)*2:-2';

/** The transcoder that uses an installed ffmpeg; undefined if there is none. */
export async function findFfmpeg(program = 'ffmpeg'): Promise<Transcoder | undefined> {
  const isThere = await runProgram(program, ['-version'], { timeout: STILL_TIMEOUT }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return {
    stillOf: async (path) => {
      const toStill = [...PLAIN, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'];
      const still = await runProgram(program, [...QUIET, ...onlyFile(path), ...toStill], { timeout: STILL_TIMEOUT });
      if (still.length === 0) throw new Error('The film has no picture.');
      return still;
    },
    filmOf: async (path) => {
      const folder = await mkdtemp(join(tmpdir(), 'waymark-'));
      try {
        const film = join(folder, 'film.mp4');
        const toFilm = [
          ...PLAIN,
          '-c:v',
          'libx264',
          '-preset',
          'veryfast',
          '-pix_fmt',
          'yuv420p',
          '-vf',
          SCALE,
          '-c:a',
          'aac',
        ];
        const args = [...QUIET, ...onlyFile(path), '-threads', '1', ...toFilm, '-movflags', '+faststart', film];
        await runProgram(program, args, { timeout: FILM_TIMEOUT });
        return await readFile(film);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
