import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease, writeRelease } from '../build/release/release-file';
import { STORES, type TestStore } from '../testing/stores';
import type { StoreFiles } from './files/store-files';
import { ReleaseStore } from './release-store';

let folder: string;
let files: StoreFiles;
let opened: TestStore;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waymark-store-'));
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const MANIFEST = {
  id: 'mf-games',
  contract: '^1.0.0',
  requires: {},
  optional: {},
  api: '^1.0.0',
  routes: [],
  menu: [],
};

async function built(version: string, entry = 'entry'): Promise<string> {
  const place = path.join(folder, 'built', version);
  await mkdir(path.join(place, 'assets'), { recursive: true });
  await writeFile(path.join(place, 'remoteEntry.js'), entry);
  await writeFile(path.join(place, 'assets/mark.svg'), '<svg/>');
  await writeRelease(place, makeRelease(MANIFEST, { version, entry: '/e.js', integrity: {}, preload: [] }));
  return place;
}

describe.each(STORES)('in %s', (_, open) => {
  beforeEach(async () => {
    opened = await open();
    ({ files } = opened);
    store = new ReleaseStore(files);
  });

  describe('a published release', () => {
    it('is stored with every file, unchanged', async () => {
      await store.publish('mf-games', '1.0.0', await built('1.0.0'));
      expect((await files.read('remotes/mf-games/1.0.0/remoteEntry.js'))?.content.toString()).toBe('entry');
      expect(await store.describe('mf-games', '1.0.0')).toMatchObject({
        version: '1.0.0',
        container: 'mf_games_1_0_0',
      });
      expect((await store.published('mf-games')).map(({ version }) => version)).toEqual(['1.0.0']);
      expect(await store.remotes()).toEqual(['mf-games']);
      expect(await store.verify('mf-games', '1.0.0')).toEqual([]);
    });

    it('is immutable: its version cannot be published again', async () => {
      await store.publish('mf-games', '1.0.0', await built('1.0.0'));
      await expect(store.publish('mf-games', '1.0.0', await built('1.0.0', 'other'))).rejects.toThrow(
        '1.0.0 exists, and a release never changes',
      );
      expect((await files.read('remotes/mf-games/1.0.0/remoteEntry.js'))?.content.toString()).toBe('entry');
      expect(await store.verify('mf-games', '1.0.0')).toEqual([]);
    });

    it('is published once by concurrent attempts', async () => {
      const place = await built('1.0.0');
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => store.publish('mf-games', '1.0.0', place)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.verify('mf-games', '1.0.0')).toEqual([]);
    });

    it.each(['remoteEntry.js', 'assets/mark.svg', 'release.json'])(
      'fails verification with one byte of %s changed',
      async (name) => {
        await store.publish('mf-games', '1.0.0', await built('1.0.0'));
        const key = `remotes/mf-games/1.0.0/${name}`;
        const content = Buffer.from((await files.read(key))?.content ?? '');
        content[0] = (content[0] ?? 0) ^ 1;
        await files.put(key, content);
        expect(await store.verify('mf-games', '1.0.0')).toEqual([expect.stringContaining(`${name} is not what`)]);
      },
    );

    it('fails verification with a missing or extra file', async () => {
      await store.publish('mf-games', '1.0.0', await built('1.0.0'));
      await files.remove('remotes/mf-games/1.0.0/assets/mark.svg');
      await files.put('remotes/mf-games/1.0.0/extra.js', Buffer.from('x'));
      expect(await store.verify('mf-games', '1.0.0')).toEqual([
        expect.stringContaining('assets/mark.svg is missing'),
        expect.stringContaining('extra.js was added later'),
      ]);
    });
  });

  describe('an interrupted publication', () => {
    const half = async () => {
      const claim = JSON.stringify({ at: Date.now() });
      await files.put('remotes/mf-games/1.0.0/claim.json', Buffer.from(claim));
      await files.put('remotes/mf-games/1.0.0/remoteEntry.js', Buffer.from('half'));
    };

    it('is not a release', async () => {
      await half();
      expect(await store.published('mf-games')).toEqual([]);
      await expect(store.describe('mf-games', '1.0.0')).rejects.toThrow('There is no release mf-games 1.0.0');
    });

    it('blocks its version no longer than an upload takes', async () => {
      await half();
      await expect(store.publish('mf-games', '1.0.0', await built('1.0.0'))).rejects.toThrow('by somebody else');
      const later = new ReleaseStore(files, () => Date.now() + 16 * 60_000);
      await later.publish('mf-games', '1.0.0', await built('1.0.0'));
      expect(await store.verify('mf-games', '1.0.0')).toEqual([]);
    });
  });

  it('a removed release leaves nothing behind', async () => {
    await store.publish('mf-games', '1.0.0', await built('1.0.0'));
    await store.remove('mf-games', '1.0.0');
    expect(await store.published('mf-games')).toEqual([]);
    expect(await files.list('')).toEqual([]);
  });
});
