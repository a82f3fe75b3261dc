import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, makePictures, type Transcoder } from '@waymark/studio';
import { CLIP, picture } from '@waymark/studio/testing';
import sharp from 'sharp';
import { DiskStorage } from '../storage/disk';
import { mediaKey } from './keys';
import { addMp4, makeFiles } from './make-files';

const uuid = '6f1c0000-0000-4000-8000-000000000001';

let folder: string;
let storage: DiskStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-make-'));
  storage = new DiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (file: string) => {
  const bytes = await storage.readAll(mediaKey(uuid, file));
  if (!bytes) throw new Error(`${file} is missing`);
  return bytes;
};
async function make(extension: string, kind: string, content: Uint8Array, transcoder?: Transcoder) {
  const original = `original.${extension}`;
  await storage.write(mediaKey(uuid, original), content);
  return makeFiles({ storage, makePictures, transcoder }, { uuid, original, extension, kind });
}

it('makes two sizes of a picture', async () => {
  const { files, width, height } = await make('png', 'image', await picture('png', { width: 2000, height: 1000 }));
  expect([width, height]).toEqual([2000, 1000]);
  expect(files).toEqual({ thumb: 'thumb.webp', standard: 'standard.webp' });
  expect(await sharp(await read('thumb.webp')).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' });
});

it('keeps an animated picture as uploaded', async () => {
  expect((await make('gif', 'image', await picture('gif'))).files.gif).toBe('original.gif');
});

it('draws a placeholder still for a film without a transcoder', async () => {
  const film = await readFile(CLIP);
  const { files } = await make('mp4', 'video', film);
  expect(files).toEqual({ mp4: 'original.mp4', png: 'still.png', thumb: 'thumb.webp', standard: 'standard.webp' });
  expect(await sharp(await read('still.png')).metadata()).toMatchObject({ width: 1280, height: 720, format: 'png' });
  expect((await make('mov', 'video', Buffer.from('any film'))).files).toEqual({
    png: 'still.png',
    thumb: 'thumb.webp',
    standard: 'standard.webp',
  });
});

it('extracts a still and converts the film with a transcoder', async () => {
  const transcoder: Transcoder = {
    stillOf: async (path) => {
      expect(await readFile(path, 'utf8')).toBe('a film');
      return picture('png', { width: 400, height: 300 });
    },
    filmOf: async () => Buffer.from('playable'),
  };
  const { files, width } = await make('mov', 'video', Buffer.from('a film'), transcoder);
  expect(width).toBe(400);
  expect(files).toMatchObject({ mp4: 'film.mp4', png: 'still.png' });
  expect(String(await read('film.mp4'))).toBe('playable');
  const cannot = { ...transcoder, filmOf: () => Promise.reject(new Error('No such encoder')) };
  expect((await make('mov', 'video', Buffer.from('a film'), cannot)).files).not.toHaveProperty('mp4');
});

it('leaves a WebM film as it is when it cannot be converted', async () => {
  const file = { uuid, original: 'original.webm', extension: 'webm', kind: 'video' };
  const files = { original: 'original.webm', webm: 'original.webm' };
  await storage.write(mediaKey(uuid, file.original), Buffer.from('a film'));
  const transcoder = { stillOf: () => picture('png'), filmOf: () => Promise.reject(new Error('No such encoder')) };
  expect(await addMp4({ storage, makePictures, transcoder }, file, files)).toBeUndefined();
  expect(await addMp4({ storage, makePictures, transcoder: undefined }, file, files)).toBeUndefined();
});

it('rejects an invalid film when a transcoder can tell', async () => {
  const transcoder = { stillOf: () => Promise.reject(new Error('Invalid data')), filmOf: async () => Buffer.from('') };
  await expect(make('mp4', 'video', Buffer.from('no film'), transcoder)).rejects.toThrow('Invalid data');
});

it('leaves models unchanged', async () => {
  expect(await make('wt3', 'model', Buffer.from('model'))).toEqual({ files: {} });
});

it('returns undefined when ffmpeg is missing', async () => {
  expect(await findFfmpeg('a-program-nobody-has')).toBeUndefined();
});
