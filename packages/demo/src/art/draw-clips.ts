import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { CLIP_SIZE, CLIPS } from './clip-list';
import { svg } from './drawing';
import { recordings, wav } from './sounds';

/**
 * Redraws the demo's clips and recordings (`npx tsx packages/demo/src/art/draw-clips.ts`). They are committed, because
 * drawing them needs ffmpeg with libx264, libvpx-vp9, aac and libopus.
 */
const run = promisify(execFile);
const FRAMES_A_SECOND = 12;
const clips = fileURLToPath(new URL('./clips/', import.meta.url));
const sounds = fileURLToPath(new URL('./sounds/', import.meta.url));
await mkdir(`${clips}thumbs`, { recursive: true });
await mkdir(sounds, { recursive: true });
const work = await mkdtemp(join(tmpdir(), 'waymark-clips-'));
const ffmpeg = (...options: string[]) => run('ffmpeg', ['-v', 'error', '-y', ...options]);

for (const [name, clip] of Object.entries(CLIPS)) {
  const count = clip.seconds * FRAMES_A_SECOND;
  for (let frame = 0; frame < count; frame += 1) {
    const drawn = Buffer.from(svg(clip.scene(frame / count), CLIP_SIZE.width, CLIP_SIZE.height));
    await sharp(drawn)
      .png({ compressionLevel: 3 })
      .toFile(join(work, `${String(frame).padStart(3, '0')}.png`));
    if (frame === 0) {
      await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toFile(`${clips}${name}.png`);
      await sharp(drawn).resize({ width: 320 }).webp({ quality: 68, effort: 6 }).toFile(`${clips}thumbs/${name}.webp`);
    }
  }
  const frames = ['-framerate', String(FRAMES_A_SECOND), '-i', join(work, '%03d.png'), '-frames:v', String(count)];
  await ffmpeg(
    ...frames,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    `${clips}${name}.mp4`,
  );
  await ffmpeg(
    ...frames,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    `${clips}${name}.webm`,
  );
  await ffmpeg(
    ...frames,
    '-filter_complex',
    'fps=6,scale=320:-1:flags=area,split[a][b];[a]palettegen=max_colors=40[p];[b][p]paletteuse=dither=none',
    `${clips}${name}.gif`,
  );
  process.stdout.write(`${name} drawn\n`);
}
for (const [name, recording] of Object.entries(recordings)) {
  const file = join(work, `${name}.wav`);
  await writeFile(file, wav(recording()));
  await ffmpeg('-i', file, '-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', `${sounds}${name}.mp4`);
  await ffmpeg('-i', file, '-c:a', 'libopus', '-b:a', '32k', `${sounds}${name}.webm`);
}
await rm(work, { recursive: true });
