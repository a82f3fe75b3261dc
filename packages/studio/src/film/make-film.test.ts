import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFilmProgram } from './find-ffmpeg';
import { type Footage, makeFilm } from './make-film';
import type { ReelPlan, Shot } from './shot';
import { cutsOf } from './timing';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-film-'));
});
afterEach(() => rm(folder, { recursive: true }));

const [cut] = cutsOf(72);

async function set() {
  const files = new Map<string, Buffer>();
  const footage: Footage = {
    readAll: async (key) => files.get(key),
    withPath: async (key, work) => {
      const bytes = files.get(key);
      if (!bytes) return undefined;
      await writeFile(join(folder, key), bytes);
      return work(join(folder, key));
    },
  };
  const found = (await findFilmProgram(undefined)) ?? '';
  const shot = (words: string): Shot => ({ seen: { kind: 'words', words }, team: 'Gulls', challenge: 'Knots' });
  const plan: ReelPlan = {
    words: { title: 'The Hunt', subtitle: '' },
    look: { ground: '#1a5594', ink: '#ffffff' },
    shots: [shot('One'), shot('Two'), shot('Three')],
  };
  const noStop = new AbortController().signal;
  const film = (plan: ReelPlan, onSegment: () => Promise<void>, signal = noStop, program = found) =>
    cut
      ? makeFilm({ program, footage, folder, music: undefined, threads: () => 1, signal, onSegment }, cut, plan)
      : undefined;
  /** A program that runs shell commands instead of filming the second shot. */
  const stumbling = async (commands: string) => {
    const path = join(folder, 'stumbling');
    const script = `#!/bin/sh\ncase "$*" in *2.mp4.part) ${commands};; esac\nexec '${found}' "$@"\n`;
    await writeFile(path, script, { mode: 0o755 });
    return path;
  };
  return { plan, film, files, stumbling };
}

it('resumes after the last segment when killed half-way', async () => {
  const { plan, film } = await set();
  const stop = new AbortController();
  let made = 0;
  const killed = film(
    plan,
    async () => {
      made += 1;
      // While ffmpeg makes the next one.
      if (made === 2) setTimeout(() => stop.abort(), 20);
    },
    stop.signal,
  );
  await expect(killed).rejects.toThrow();
  const first = await stat(join(folder, 'film', '0.mp4'));
  const whole = (await film(plan, async () => {})) ?? '';
  expect((await stat(join(folder, 'film', '0.mp4'))).mtimeMs).toBe(first.mtimeMs);
  expect((await stat(whole)).size).toBeGreaterThan(1000);
});

it('keeps each finished segment, and nothing of an interrupted one', async () => {
  const { plan, film, files, stumbling } = await set();
  files.set('clip.mp4', Buffer.from('no film'));
  const [first, , last] = plan.shots as [Shot, Shot, Shot];
  // Being killed says nothing about the video, which must not be replaced by a picture.
  const clip: Shot = { ...first, seen: { kind: 'film', key: 'clip.mp4', still: undefined } };
  const clips = { ...plan, shots: [first, clip, last] };
  const killed = await stumbling(`for part; do :; done; printf half > "$part"; kill -9 $$`);
  let made = 0;
  const count = async () => {
    made += 1;
  };
  await expect(film(clips, count, undefined, killed)).rejects.toMatchObject({ name: 'ProgramFailed', wasKilled: true });
  const names = await readdir(join(folder, 'film'));
  expect([made, names.filter((name) => name.endsWith('.mp4'))]).toEqual([2, ['0.mp4', '1.mp4']]);
  expect((await stat((await film(clips, count)) ?? '')).size).toBeGreaterThan(1000);
});

it('distinguishes a full disk from other ffmpeg errors', async () => {
  const { plan, film, stumbling } = await set();
  const full = await stumbling('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1');
  await expect(film(plan, async () => {}, undefined, full)).rejects.toMatchObject({ code: 'ENOSPC' });
});

it('shows the name of the challenge instead of an unreadable video', async () => {
  const { plan, film, files } = await set();
  files.set('broken.mp4', Buffer.from('no film'));
  const broken: Shot = {
    seen: { kind: 'film', key: 'broken.mp4', still: undefined },
    team: 'Gulls',
    challenge: 'Knots',
  };
  let segments = 0;
  await film({ ...plan, shots: [broken] }, async () => {
    segments += 1;
  });
  expect(segments).toBe(2);
});
