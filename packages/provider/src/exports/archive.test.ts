import { Readable } from 'node:stream';
import { readEndless, wholeOf } from '../testing/endless-file';
import { KeptArchive } from '../testing/kept-archive';
import { Archive } from './archive';

const signal = new AbortController().signal;
/** More than the 65,535 entries that a ZIP file counts without its extension for large ones. */
const MANY = 65_600;
const SMALL = { piece: Buffer.alloc(4096, 'photo'), pieces: 1 };
/** More than the 4 GB that it knows without it, of one file, and of where the files behind it are. */
const LARGE = { piece: Buffer.alloc(1024 * 1024, 'film'), pieces: 4100 };

it('holds more entries than 65,535, and a file of more than 4 GB', async () => {
  const sink = new KeptArchive(32 * 1024 * 1024);
  const archive = new Archive(async () => {});
  await archive.write(sink, signal, async () => {
    void archive.add('film.mp4', { compress: false }, async () => readEndless(LARGE));
    for (let number = 0; number < MANY; number += 1) {
      await archive.add(`${number}.jpg`, { compress: false }, async () => readEndless(SMALL));
    }
  });
  const [film, ...photos] = sink.entries();
  expect(film).toEqual({ name: 'film.mp4', at: 0, ...wholeOf(LARGE) });
  expect(photos.map(({ name }) => name)).toEqual(Array.from({ length: MANY }, (_, number) => `${number}.jpg`));
  const { bytes, crc } = wholeOf(SMALL);
  expect(photos.filter((photo) => photo.bytes !== bytes || photo.crc !== crc || photo.at < 2 ** 32)).toEqual([]);
}, 120_000);

it('ends with the fault of a file that breaks off, and closes what is open', async () => {
  const archive = new Archive(async () => {});
  const breaking = new Readable({ read() {} });
  const next = archive.watch(new Readable({ read() {} }));
  const written = archive.write(new KeptArchive(4096), signal, async () => {
    await archive.add('broken.jpg', { compress: false }, async () => breaking);
    await archive.add('next.jpg', { compress: false }, async () => next);
  });
  breaking.push('the beginning');
  breaking.destroy(new Error('The disk is away.'));
  await expect(written).rejects.toThrow('The disk is away.');
  expect(next.destroyed).toBe(true);
  expect(archive.watch(new Readable({ read() {} })).destroyed).toBe(true);
});
