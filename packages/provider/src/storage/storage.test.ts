import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3StandIn, startS3StandIn } from '@waymark/bucket/testing';
import { DiskStorage } from './disk';
import { S3Storage } from './s3/s3-storage';
import type { Storage } from './storage';

let folder: string;
let service: S3StandIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-storage-'));
  service = await startS3StandIn();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};
const text = async (storage: Storage, key: string) => (await storage.readAll(key))?.toString();

describe.each([
  ['on the disk', () => new DiskStorage(join(folder, 'files'))],
  ['in a bucket', () => new S3Storage(service)],
])('files %s', (_, open) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });
  afterEach(() => expect(service.refusals).toEqual([]));

  it('are read as written and replaced as a whole', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_byte, index) => index % 251));
    await storage.write('media/aa/one.bin', bytes);
    expect((await storage.readAll('media/aa/one.bin'))?.equals(bytes)).toBe(true);
    await storage.write('media/aa/one.bin', Buffer.from('short'));
    expect(await text(storage, 'media/aa/one.bin')).toBe('short');
    await storage.write('media/aa/empty.bin', Buffer.alloc(0));
    expect(await text(storage, 'media/aa/empty.bin')).toBe('');
  });

  it('report their length and can be read in ranges', async () => {
    await storage.write('media/bb/letters.txt', Buffer.from('abcdefghij'));
    const file = await storage.open('media/bb/letters.txt');
    expect(file?.bytes).toBe(10);
    const read = async (range?: { start: number; end: number }) =>
      String(await buffer((await file?.read(range)) ?? Readable.from([])));
    expect([await read(), await read({ start: 2, end: 4 }), await read({ start: 9, end: 9 })]).toEqual([
      'abcdefghij',
      'cde',
      'j',
    ]);
  });

  it('are adopted from a local path', async () => {
    const path = join(folder, 'arrived');
    await writeFile(path, 'arrived');
    await storage.adopt('media/cc/file.wt3', path);
    expect(await text(storage, 'media/cc/file.wt3')).toBe('arrived');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('are copied from a local path, which stays', async () => {
    const path = join(folder, 'kept');
    await writeFile(path, 'kept');
    await storage.copy('media/cc/copy.wt3', path);
    expect([await text(storage, 'media/cc/copy.wt3'), await readFile(path, 'utf8')]).toEqual(['kept', 'kept']);
  });

  it('are lent to programs by path', async () => {
    await storage.write('media/dd/film.mp4', Buffer.from('film'));
    let lent = '';
    const found = await storage.withPath('media/dd/film.mp4', async (path) => {
      lent = path;
      return readFile(path, 'utf8');
    });
    expect([found, lent.endsWith('.mp4')]).toEqual(['film', true]);
  });

  it('are listed across many folders', async () => {
    const keys = Array.from({ length: 120 }, (_, at) => `deep/${at % 40}/${at}/${at}.txt`).sort();
    await Promise.all(keys.map((key) => storage.write(key, Buffer.from(key))));
    expect(await listed(storage, 'deep/')).toEqual(keys);
  });

  it('are listed by key prefix', async () => {
    const keys = Array.from({ length: 8 }, (_key, index) => `media/ee/file-${index}.png`);
    for (const key of keys) await storage.write(key, Buffer.from('x'));
    await storage.write('media/ef/other.png', Buffer.from('x'));
    expect(await listed(storage, 'media/ee/')).toEqual(keys);
    expect(await listed(storage, 'nowhere/')).toEqual([]);
    for await (const { changed } of storage.list('media/ef/')) {
      expect(Math.abs(changed.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('are gone after removal, which is idempotent', async () => {
    await storage.write('media/ff/gone.png', Buffer.from('x'));
    await storage.remove('media/ff/gone.png');
    await storage.remove('media/ff/gone.png');
    expect(await storage.open('media/ff/gone.png')).toBeUndefined();
    expect(await storage.readAll('media/ff/gone.png')).toBeUndefined();
    expect(await storage.withPath('media/ff/gone.png', async () => 'found')).toBeUndefined();
  });

  it('reject keys that lead outside', async () => {
    for (const key of ['../secret', 'media/../../secret', '/etc/passwd', 'media//x', '', 'media/./x', 'a\\b', 'a\0b']) {
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('inside');
      await expect(storage.open(key)).rejects.toThrow('inside');
    }
  });
});

it('leaves no partial file when a write fails', async () => {
  const storage = new DiskStorage(join(folder, 'failing'));
  await storage.write('media/file.png', Buffer.from('whole'));
  await expect(storage.write('media/file.png', { not: 'bytes' } as never)).rejects.toThrow();
  expect(await text(storage, 'media/file.png')).toBe('whole');
  expect(await readdir(join(folder, 'failing', 'media'))).toEqual(['file.png']);
});

describe('a bucket', () => {
  it('retries server errors and gives up eventually', async () => {
    const storage = new S3Storage(service);
    await storage.write('media/gg/file.png', Buffer.from('x'));
    service.failNext(2, 503);
    expect(await text(storage, 'media/gg/file.png')).toBe('x');
    service.failNext(3, 500);
    await expect(storage.readAll('media/gg/file.png')).rejects.toThrow(
      'The storage rejected the request: GET media/gg/file.png, 500',
    );
    const nowhere = new S3Storage({ ...service, endpoint: 'http://127.0.0.1:1' });
    await expect(nowhere.write('media/x', Buffer.from('x'))).rejects.toThrow(
      'The storage did not respond: PUT media/x',
    );
  });

  it('reports a wrong secret', async () => {
    const stranger = new S3Storage({ ...service, secretKey: 'guessed' });
    await expect(stranger.write('media/x', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(stranger.open('media/gg/file.png')).rejects.toThrow('403');
    expect(service.refusals).toContain('wrong signature');
  });
});
