import { Readable } from 'node:stream';
import { readEndless, wholeOf } from '../testing/endless-file';
import { KeptArchive } from '../testing/kept-archive';
import { Archive } from './archive';

const signal = new AbortController().signal;
/** More than the 65,535 entries that a ZIP file can hold without ZIP64. */
const MANY = 65_600;
const PHOTO = { piece: Buffer.alloc(4096, 'photo'), pieces: 1 };

it('writes more than 65,535 entries', async () => {
  const sink = new KeptArchive(24 * 1024 * 1024);
  const archive = new Archive(async () => {});
  await archive.write(sink, signal, async () => {
    for (let number = 0; number < MANY; number += 1) {
      await archive.add(`${number}.jpg`, { compress: false }, async () => readEndless(PHOTO));
    }
  });
  const photos = sink.entries();
  expect(photos.map(({ name }) => name)).toEqual(Array.from({ length: MANY }, (_, number) => `${number}.jpg`));
  const { bytes, crc } = wholeOf(PHOTO);
  expect(photos.filter((photo) => photo.bytes !== bytes || photo.crc !== crc)).toEqual([]);
}, 300_000);

it('fails with the error of a broken file and closes open streams', async () => {
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
