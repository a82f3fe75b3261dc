import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { drawFilmCards } from '@waymark/provider/testing';

type FilmCards = Awaited<ReturnType<typeof drawFilmCards>>;
type FilmCut = FilmCards['cuts'][number];

const run = promisify(execFile);

/**
 * Has ffmpeg make the video of a reel, with one command per cut and its own choice of threads.
 * @returns milliseconds
 */
export async function filmAlone({ program, music, cuts, rate, fade }: FilmCards, folder: string): Promise<number> {
  const began = performance.now();
  for (const [number, cut] of cuts.entries()) {
    const output = join(folder, `alone-${number}.mp4`);
    // With the same low priority as reels.
    await run('nice', ['-n', '19', program, ...argsOf(cut, { music, rate, fade }, output)]);
  }
  return performance.now() - began;
}

function argsOf(
  { cut, cards }: FilmCut,
  { music, rate, fade }: Pick<FilmCards, 'music' | 'rate' | 'fade'>,
  output: string,
): readonly string[] {
  const inputs: string[] = [];
  const input = (path: string): string => {
    inputs.push('-i', path);
    return `[${inputs.length / 2 - 1}:v]`;
  };
  const chains: string[] = [];
  /** The picture of a card from a frame on, slowly zoomed. */
  const show = (at: number, from: number, frames: number, name: string): string => {
    const card = cards[at];
    if (!card) throw new Error(`There is no card ${at}.`);
    const moved = `zoompan=z='1+0.08*(on+${from})/${card.frames + fade}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${cut.width}x${cut.height}:fps=${rate},setsar=1`;
    chains.push(`${input(card.still)}${moved}[${name}m]`);
    if (card.caption === undefined) return `${name}m`;
    chains.push(`[${name}m]${input(card.caption)}overlay[${name}]`);
    return name;
  };
  const shots = cards.map(({ frames }, at) => {
    const now = show(at, 0, frames, `now${at}`);
    if (at === 0) return now;
    const gone = show(at - 1, cards[at - 1]?.frames ?? 0, fade, `gone${at}`);
    chains.push(
      `[${gone}]format=yuva420p,fade=t=out:st=0:d=${fade / rate}:alpha=1[fading${at}]`,
      `[${now}][fading${at}]overlay=eof_action=pass[shot${at}]`,
    );
    return `shot${at}`;
  });
  chains.push(`${shots.map((name) => `[${name}]`).join('')}concat=n=${shots.length},format=yuv420p[film]`);
  const sound = inputs.length / 2;
  const seconds = cards.reduce((sum, { frames }) => sum + frames, 0) / rate;
  return [
    ...['-v', 'error', '-nostdin', '-y', ...inputs, '-i', music, '-filter_complex', chains.join(';')],
    ...['-map', '[film]', '-map', `${sound}:a`, '-r', String(rate), '-t', String(seconds)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-profile:v', 'high', '-g', '50'],
    ...['-c:a', 'aac', '-b:a', '160k', '-movflags', '+faststart', output],
  ];
}
