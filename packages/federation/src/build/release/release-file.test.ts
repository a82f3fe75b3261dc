import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RemoteManifest, releaseSchema } from '@waymark/contract';
import * as z from 'zod/mini';
import { integrityMap } from './integrity';
import { makeRelease } from './release-file';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest: RemoteManifest = {
  id: 'mf-games',
  contract: '^1.0.0',
  requires: { session: '^1.0.0' },
  optional: { live: '^1.0.0' },
  api: '^1.0.0',
  routes: [{ path: '/', screen: 'list' }],
  menu: [],
  live: ['ss.lantern.update'],
};

describe('the hashes of a release', () => {
  it('cover every script by its served path, as openssl computes them', async () => {
    mkdirSync(path.join(folder, 'deep'), { recursive: true });
    writeFileSync(path.join(folder, 'remoteEntry.js'), 'entry();');
    writeFileSync(path.join(folder, 'deep/7.0a1b2c3d.js'), 'chunk();');
    writeFileSync(path.join(folder, 'remoteEntry.js.br'), 'packed');
    writeFileSync(path.join(folder, 'picture.png'), 'picture');
    const map = await integrityMap(folder, '/mf-games/1.0.0');
    expect(Object.keys(map)).toEqual(['/mf-games/1.0.0/deep/7.0a1b2c3d.js', '/mf-games/1.0.0/remoteEntry.js']);
    const digest = execFileSync('openssl', ['dgst', '-sha256', '-binary', path.join(folder, 'remoteEntry.js')]);
    expect(map['/mf-games/1.0.0/remoteEntry.js']).toBe(`sha256-${digest.toString('base64')}`);
  });
});

it("a release repeats the remote's manifest under its own container name", () => {
  const parts = { version: '1.4.2', entry: '/e.js', integrity: {}, preload: ['/e.js'] };
  const { id: _, ...rest } = manifest;
  expect(makeRelease(manifest, parts)).toMatchObject({ ...rest, ...parts, container: 'mf_games_1_4_2' });
});

/** What older shells, built before releases had `api`, read of a release. */
const olderSchema = z.object({ container: z.string(), apiVersions: z.array(z.string()) });

it.each([
  ['^1.0.0', ['v1', 'staging']],
  ['^2.0.0', []],
])('a release for %s is readable by older shells, which run it on %j', (api, segments) => {
  const made = makeRelease({ ...manifest, api }, { version: '1.4.2', entry: '/e.js', integrity: {}, preload: [] });
  expect(z.parse(olderSchema, z.parse(releaseSchema, made)).apiVersions).toEqual(segments);
});

it('a release older than the api field is read as one of the documented API', () => {
  const { api: _, ...older } = makeRelease(manifest, { version: '1.0.0', entry: '/e.js', integrity: {}, preload: [] });
  expect(z.parse(releaseSchema, { ...older, apiVersions: ['v1'] })).toMatchObject({
    api: '^1.0.0',
    apiVersions: ['v1'],
  });
});
