import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease, writeRelease } from '../build/release/release-file';
import { STORES, type TestStore } from '../testing/stores';
import { readChannel } from './channel';
import type { StoreFiles } from './files/store-files';
import { ReleaseService } from './release-service';
import { ReleaseStore } from './release-store';
import { type SigningKey, signingKeyOf } from './signing';

const DAY = 24 * 60 * 60_000;
let folder: string;
let files: StoreFiles;
let opened: TestStore;
let key: SigningKey;
let now: number;
let desk: ReleaseService;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waymark-desk-'));
  key = await signingKeyOf(path.join(folder, 'keys'));
  now = Date.UTC(2026, 0, 1);
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

async function release(version: string, channel = 'stable', percent?: number, id = 'mf-games'): Promise<void> {
  now += 60_000;
  const place = path.join(folder, id, version);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'remoteEntry.js'), version);
  const manifest = { id, contract: '^1.0.0', requires: {}, optional: {}, api: '^1.0.0', routes: [], menu: [] };
  await writeRelease(place, makeRelease(manifest, { version, entry: '/e.js', integrity: {}, preload: [] }));
  await desk.release(id, version, place, channel, percent);
}
const inService = async (channel = 'stable') => {
  const entry = await desk.entryOf('mf-games', channel);
  return [entry?.current.version, entry?.previous?.version, entry?.canary?.release.version];
};

describe.each(STORES)('in %s', (_, open) => {
  beforeEach(async () => {
    opened = await open();
    ({ files } = opened);
    desk = new ReleaseService(new ReleaseStore(files, () => now), key, () => now);
  });

  describe('a release', () => {
    it('goes into service with the previous one as fallback', async () => {
      await release('1.0.0');
      expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
      await release('1.1.0');
      expect(await inService()).toEqual(['1.1.0', '1.0.0', undefined]);
      expect((await readChannel(files, 'stable', key.public)).revision).toBe(2);
    });

    it('of one remote leaves others alone, even when released concurrently', async () => {
      await release('1.0.0');
      await Promise.all([release('2.0.0'), release('3.0.0', 'stable', undefined, 'mf-teams')]);
      const registry = await readChannel(files, 'stable', key.public);
      expect(registry.remotes.map(({ id, current }) => [id, current.version])).toEqual([
        ['mf-games', '2.0.0'],
        ['mf-teams', '3.0.0'],
      ]);
      expect(registry.revision).toBe(3);
    });

    it('on staging is not in service on stable until promoted', async () => {
      await release('1.0.0');
      await release('1.1.0', 'staging');
      expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
      expect(await desk.promote('mf-games', 'stable')).toBe('1.1.0');
      expect(await inService()).toEqual(['1.1.0', '1.0.0', undefined]);
    });

    it('leaves staging when promoted, unless staging has moved on', async () => {
      await release('1.0.0');
      await release('1.1.0', 'staging');
      await desk.promote('mf-games', 'stable');
      expect(await inService('staging')).toEqual([undefined, undefined, undefined]);
      await release('1.2.0', 'staging');
      await release('1.3.0', 'staging');
      // Staging has moved on, and stays there.
      await desk.promote('mf-games', 'stable', '1.2.0');
      expect(await inService('staging')).toEqual(['1.3.0', '1.2.0', undefined]);
    });

    it('altered after publication reaches nobody else', async () => {
      await release('1.0.0');
      await release('1.1.0', 'staging');
      await files.put('remotes/mf-games/1.1.0/remoteEntry.js', Buffer.from('1.1.0 and more'));
      await expect(desk.promote('mf-games', 'stable')).rejects.toThrow('remoteEntry.js is not what was published');
      await expect(desk.canary('mf-games', 10, 'stable', '1.1.0')).rejects.toThrow('is not what was published');
      expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
    });

    it('is replaced by the previous one on rollback, and is no fallback any more', async () => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
      expect(await desk.rollback('mf-games', 'stable')).toBe('1.1.0');
      expect(await inService()).toEqual(['1.1.0', '1.0.0', undefined]);
      expect(await desk.rollback('mf-games', 'stable')).toBe('1.0.0');
      expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
      await expect(desk.rollback('mf-games', 'stable')).rejects.toThrow('no release before the current one');
    });
  });

  it('is rolled back only one step by two concurrent rollbacks', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    const { swap } = files;
    // The second command runs between the first one's read and write.
    files.swap = async (...move) => {
      files.swap = swap;
      expect(await desk.rollback('mf-games', 'stable')).toBe('1.1.0');
      return await swap.call(files, ...move);
    };
    await expect(desk.rollback('mf-games', 'stable')).rejects.toThrow('mf-games is at 1.1.0 by now');
    expect(await inService()).toEqual(['1.1.0', '1.0.0', undefined]);
  });

  it("that cannot be a canary isn't published, so its version stays free", async () => {
    await expect(release('1.0.0', 'stable', 10)).rejects.toThrow('release it to everybody first');
    await release('1.0.0');
    expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
  });

  it.each([
    ['registry/stable.json', () => desk.channels().then(() => inService())],
    ['registry/stable.moves.json', () => desk.movesOf('stable')],
    ['remotes/mf-games/1.0.0/files.json', () => desk.store.published('mf-games')],
    ['remotes/mf-games/1.0.0/release.json', () => desk.promote('mf-games', 'staging', '1.0.0')],
  ])('names a damaged %s in one sentence', async (key, read) => {
    await release('1.0.0');
    await files.put(key, Buffer.from((await files.read(key))?.content.subarray(0, 40) ?? ''));
    await expect(read()).rejects.toMatchObject({
      name: 'ReleaseFault',
      message: expect.stringMatching(/is damaged and cannot be read|is not signed/),
    });
    if (key.startsWith('remotes/'))
      expect(await desk.store.verify('mf-games', '1.0.0')).toEqual([expect.stringContaining(key.slice(23))]);
  });

  describe('a canary release', () => {
    it('runs beside the release in service until promoted', async () => {
      await release('1.0.0');
      await release('1.1.0', 'stable', 10);
      expect(await desk.entryOf('mf-games', 'stable')).toMatchObject({
        current: { version: '1.0.0' },
        canary: { percent: 10, release: { version: '1.1.0' } },
      });
      await desk.canary('mf-games', 50, 'stable');
      expect((await desk.entryOf('mf-games', 'stable'))?.canary?.percent).toBe(50);
      expect(await desk.promote('mf-games', 'stable')).toBe('1.1.0');
      expect(await inService()).toEqual(['1.1.0', '1.0.0', undefined]);
    });

    it.each([
      ['rollback', () => desk.rollback('mf-games', 'stable')],
      ['0%', () => desk.canary('mf-games', 0, 'stable')],
    ])('ends with %s', async (_, end) => {
      await release('1.0.0');
      await release('1.1.0', 'stable', 10);
      expect(await end()).toBe('1.0.0');
      expect(await inService()).toEqual(['1.0.0', undefined, undefined]);
    });
  });

  describe('pruning old releases', () => {
    it('keeps what a channel names or a page opened in the last 30 days may run', async () => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
      expect(await desk.prune()).toEqual([]);
      now += 29 * DAY;
      await release('1.4.0');
      now += 2 * DAY;
      expect(await desk.prune()).toEqual(['mf-games 1.2.0', 'mf-games 1.1.0', 'mf-games 1.0.0']);
      expect(await inService()).toEqual(['1.4.0', '1.3.0', undefined]);
      now += 365 * DAY;
      expect(await desk.prune()).toEqual([]);
      expect(await desk.store.verify('mf-games', '1.3.0')).toEqual([]);
    });
  });
});
