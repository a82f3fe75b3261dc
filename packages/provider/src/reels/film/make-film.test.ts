import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '../../storage/disk';
import { findFilmProgram } from './find-ffmpeg';
import { makeFilm } from './make-film';
import type { ReelPlan, Shot } from './shot';
import { cutsOf } from './timing';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-film-'));
});
afterEach(() => rm(folder, { recursive: true }));

const [cut] = cutsOf(72);

async function set() {
  const storage = new DiskStorage(join(folder, 'storage'));
  const program = (await findFilmProgram(undefined)) ?? '';
  const shot = (words: string): Shot => ({ seen: { kind: 'words', words }, team: 'Gulls', challenge: 'Knots' });
  const plan: ReelPlan = {
    words: { title: 'The Hunt', subtitle: '' },
    look: { ground: '#1a5594', ink: '#ffffff' },
    shots: [shot('One'), shot('Two'), shot('Three')],
  };
  const film = (plan: ReelPlan, onSegment: () => Promise<void>, signal = new AbortController().signal) =>
    cut ? makeFilm({ program, storage, folder, music: undefined, signal, onSegment }, cut, plan) : undefined;
  return { plan, film, storage };
}

it('goes on behind the last segment when it was killed half way', async () => {
  const { plan, film } = await set();
  const stop = new AbortController();
  let made = 0;
  const killed = film(
    plan,
    async () => {
      made += 1;
      // While ffmpeg films the next one.
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

it('shows the name of the challenge where a film cannot be read', async () => {
  const { plan, film, storage } = await set();
  await storage.write('broken.mp4', Buffer.from('no film'));
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
