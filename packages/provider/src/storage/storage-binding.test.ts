import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '../start-provider';
import { openTestDatabase, START_TIMEOUT, testProvider } from '../testing';
import { DiskStorage } from './disk';
import { StorageBinding } from './storage-binding';
import { emptyTrash, moveToTrash } from './trash';

const provider = testProvider();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-bound-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it(
  'refuses to start with the files of another database',
  async () => {
    const storage = new DiskStorage(join(folder, 'files'));
    expect(await new StorageBinding(provider.database, storage).check()).toBe(true);
    expect(await new StorageBinding(provider.database, storage).check()).toBe(true);
    const start = async () => startProvider({ port: 0, dataDir: folder, database: await openTestDatabase() });
    await expect(start()).rejects.toThrow('belong to another database');
    await storage.remove('waymark-database');
    await (await start()).close();
  },
  START_TIMEOUT,
);

it('is unbound while the storage is unreachable', async () => {
  const storage = new DiskStorage(join(folder, 'files'));
  const away = Object.assign(Object.create(storage), { readAll: () => Promise.reject(new Error('away')) });
  expect(await new StorageBinding(provider.database, away).check()).toBe(false);
});

it('keeps cleaned files in the trash for some days', async () => {
  const storage = new DiskStorage(folder);
  await storage.write('media/aa/x.png', Buffer.from('x'));
  const [monday, later] = [new Date('2026-11-02T12:00:00Z'), new Date('2026-12-01T12:00:00Z')];
  await moveToTrash(storage, 'media/aa/x.png', monday);
  expect(await storage.open('media/aa/x.png')).toBeUndefined();
  expect(await emptyTrash(storage, 30, later)).toBe(0);
  expect(String(await storage.readAll('trash/2026-11-02/media/aa/x.png'))).toBe('x');
  expect(await emptyTrash(storage, 28, later)).toBe(1);
  expect(await storage.open('trash/2026-11-02/media/aa/x.png')).toBeUndefined();
});
