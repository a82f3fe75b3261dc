import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, Release } from '@waymark/contract';
import { placeRelease } from '@waymark/contract';
import { nextRegistry, readRegistryFile, writeRegistryFile } from './registry-file';

const release = (version: string, hash = 'a'): Release => ({
  version,
  container: `mf_games_${version}`,
  entry: `/mf-games/${version}/remoteEntry.js?v=${hash}`,
  integrity: {},
  contract: '^1.0.0',
  requires: {},
  optional: {},
  apiVersions: ['v1'],
  routes: [],
  menu: [],
  preload: [`/mf-games/${version}/remoteEntry.js?v=${hash}`],
});
const empty: Registry = { channel: 'stable', revision: 0, remotes: [] };
const built = (version: string, hash?: string) => [{ id: 'mf-games', release: release(version, hash) }];

describe('the registry after a build', () => {
  it('names a new remote, without a previous release', () => {
    const next = nextRegistry(empty, built('1.0.0'));
    expect(next).toEqual({ ...empty, revision: 1, remotes: [{ id: 'mf-games', current: release('1.0.0') }] });
  });

  it('keeps what was in service as the previous release', () => {
    const next = nextRegistry(nextRegistry(empty, built('1.0.0')), built('1.1.0'));
    expect(next.revision).toBe(2);
    expect(next.remotes).toEqual([{ id: 'mf-games', current: release('1.1.0'), previous: release('1.0.0') }]);
  });

  it('does not make a version its own previous release when it is built again', () => {
    const second = nextRegistry(nextRegistry(empty, built('1.0.0')), built('1.1.0'));
    const again = nextRegistry(second, built('1.1.0', 'b'));
    expect(again.remotes).toEqual([{ id: 'mf-games', current: release('1.1.0', 'b'), previous: release('1.0.0') }]);
    const back = nextRegistry(again, built('1.0.0'));
    expect(back.remotes[0]).toMatchObject({ current: { version: '1.0.0' }, previous: { version: '1.1.0' } });
  });

  it('keeps its revision when nothing changed, and leaves other remotes alone', () => {
    const registry = nextRegistry(empty, [...built('1.0.0'), { id: 'mf-teams', release: release('2.0.0') }]);
    expect(nextRegistry(registry, built('1.0.0'))).toBe(registry);
    expect(nextRegistry(registry, built('1.1.0')).remotes[1]).toBe(registry.remotes[1]);
  });
});

it('a release is placed on an origin with its entry and what is preloaded', () => {
  const placed = placeRelease(release('1.0.0'), 'http://localhost:3101');
  expect(placed.entry).toBe('http://localhost:3101/mf-games/1.0.0/remoteEntry.js?v=a');
  expect(placed.preload).toEqual([placed.entry]);
});

describe('the document', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-registry-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is an empty one where there is none, and comes back as it was written', async () => {
    const file = path.join(folder, 'registry/stable.json');
    expect(await readRegistryFile(file, 'stable')).toEqual(empty);
    const registry = nextRegistry(empty, built('1.0.0'));
    await writeRegistryFile(file, registry);
    expect(await readRegistryFile(file, 'stable')).toEqual(registry);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(registry);
  });
});
