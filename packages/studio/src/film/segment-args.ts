import { onlyFile } from '../transcoder';
import { type Cut, FADE, RATE } from './timing';

/** A shot as input of ffmpeg. */
export interface Reel {
  /** A drawn picture that is moved, or a video that plays. */
  readonly source: string;
  readonly kind: 'still' | 'film';
  /** An overlay of the video's size. */
  readonly caption?: string | undefined;
  /** Frames before the next shot starts. */
  readonly frames: number;
  /** Index of the shot, so that neighbours move differently. */
  readonly number: number;
}

/** A shot and the previous one. */
interface Segment {
  readonly shot: Reel;
  readonly before: Reel | undefined;
  readonly isLast: boolean;
  readonly threads: number;
}

/** Zoom of a picture at the end of its shot. */
const ZOOM = 0.08;

/**
 * The arguments that make one shot, starting with the end of the previous one, which fades out. Segments are made
 * separately and concatenated without encoding again, so an interrupted video resumes after its last segment.
 */
export function segmentArgs(cut: Cut, { shot, before, isLast, threads }: Segment, output: string): readonly string[] {
  const inputs: string[] = [];
  let count = 0;
  const input = (...args: readonly string[]): string => {
    inputs.push(...args);
    count += 1;
    return `[${count - 1}:v]`;
  };
  const chains: string[] = [];
  /**
   * Adds the content of a shot from a frame on.
   * @returns the name of its picture
   */
  const show = (reel: Reel, from: number, frames: number, name: string): string => {
    const moved = reel.kind === 'still' ? still(reel, from, frames, cut) : film(cut, from, name);
    // A short video starts over.
    const again = ['-stream_loop', '-1', '-t', String((from + frames + 1) / RATE)];
    const source = input(...(reel.kind === 'still' ? [] : again), ...onlyFile(reel.source));
    if (!reel.caption) {
      chains.push(`${source}${moved}[${name}]`);
      return name;
    }
    chains.push(`${source}${moved}[${name}p]`, `[${name}p]${input(...onlyFile(reel.caption))}overlay[${name}]`);
    return name;
  };
  let end = show(shot, 0, shot.frames, 'now');
  if (before) {
    const gone = show(before, before.frames, FADE, 'gone');
    chains.push(
      `[${gone}]format=yuva420p,fade=t=out:st=0:d=${FADE / RATE}:alpha=1[fading]`,
      `[${end}][fading]overlay=eof_action=pass[both]`,
    );
    end = 'both';
  }
  const dark = isLast ? `,fade=t=out:st=${(shot.frames - FADE) / RATE}:d=${FADE / RATE}` : '';
  chains.push(`[${end}]format=yuv420p${dark}[out]`);
  const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-profile:v', 'high', '-g', '50'];
  return [
    ...[
      '-v',
      'error',
      '-nostdin',
      '-y',
      '-filter_complex_threads',
      String(threads),
      ...inputs,
      '-filter_complex',
      chains.join(';'),
      '-map',
      '[out]',
      '-an',
    ],
    ...['-frames:v', String(shot.frames), '-r', String(RATE), ...encoding, '-threads', String(threads)],
    ...['-map_metadata', '-1', '-video_track_timescale', '12800', '-f', 'mp4', output],
  ];
}

/** A slow zoom in or out, at a position that differs from shot to shot. */
function still({ number, frames }: Reel, from: number, length: number, { width, height }: Cut): string {
  const whole = frames + FADE;
  const gone = `(on+${from})/${whole}`;
  const zoom = number % 2 === 0 ? `1+${ZOOM}*${gone}` : `${1 + ZOOM}-${ZOOM}*${gone}`;
  const across = [0.5, 0.2, 0.8][number % 3] ?? 0.5;
  const place = `x='(iw-iw/zoom)*${across}':y='(ih-ih/zoom)*0.4'`;
  return `zoompan=z='${zoom}':${place}:d=${length}:s=${width}x${height}:fps=${RATE},setsar=1`;
}

/** A video, whole, over a blurred copy of itself where its shape differs. */
function film({ width, height }: Cut, from: number, name: string): string {
  const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},boxblur=20:1,eq=brightness=-0.12`;
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=decrease`;
  const whole = `fps=${RATE},trim=start_frame=${from},setpts=PTS-STARTPTS,split[${name}a][${name}b];[${name}a]${fill}[${name}c];[${name}b]${fit}[${name}d]`;
  return `${whole};[${name}c][${name}d]overlay=(W-w)/2:(H-h)/2,setsar=1`;
}

/** The arguments that concatenate segments and add the music. */
export function joinArgs(list: string, music: string | undefined, seconds: number, output: string): readonly string[] {
  const sound = music
    ? ['-map', '1:a', '-af', `afade=t=out:st=${Math.max(0, seconds - 2)}:d=2`, '-c:a', 'aac', '-b:a', '160k']
    : ['-an'];
  return [
    ...['-v', 'error', '-nostdin', '-y', '-f', 'concat', '-safe', '0', ...onlyFile(list)],
    ...(music ? ['-stream_loop', '-1', ...onlyFile(music)] : []),
    ...['-map', '0:v', '-c:v', 'copy', ...sound, '-t', String(seconds)],
    ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', output],
  ];
}
