import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@waymark/contract';
import { signingKeyOf, signRegistry } from '../releases/signing';
import { buildRelease } from '../testing/build-release';
import { openRegistries } from './signed-registry';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-trust-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const release = (version: string) => buildRelease(version, { entry: `/mf-games/${version}/remoteEntry.js` });
const registry = (channel: string, revision: number, versions: Record<string, string>): Registry => ({
  channel,
  revision,
  remotes: Object.entries(versions).map(([id, version]) => ({ id, current: release(version) })),
});
const inService = ({ remotes }: Registry) => remotes.map(({ id, current }) => `${id} ${current.version}`);

describe('registry documents fetched by an open page', () => {
  it("are accepted with a valid signature and resolved to the remotes' origins", async () => {
    const key = await signingKeyOf(folder);
    const stable = signRegistry(registry('stable', 3, { 'mf-games': '1.0.0', 'mf-teams': '2.0.0' }), key);
    const staging = signRegistry(registry('staging', 2, { 'mf-games': '1.1.0' }), key);
    const trust = { publicKey: key.public, remoteOrigins: { 'mf-games': 'https://games.example' } };
    const read = await openRegistries(JSON.stringify([stable, staging]), trust);
    expect(inService(read)).toEqual(['mf-games 1.1.0', 'mf-teams 2.0.0']);
    expect(read).toMatchObject({ channel: 'staging', revision: 5 });
    expect(read.remotes[0]?.current.entry).toBe('https://games.example/mf-games/1.1.0/remoteEntry.js');
  });

  it('are rejected if one of them is not what was signed', async () => {
    const key = await signingKeyOf(folder);
    const stranger = await signingKeyOf(path.join(folder, 'stranger'));
    const good = signRegistry(registry('stable', 3, {}), key);
    const trust = { publicKey: key.public, remoteOrigins: {} };
    const changed = { ...good, document: good.document.replace('3', '4') };
    for (const list of [[changed], [good, changed], [signRegistry(registry('stable', 4, {}), stranger)]])
      await expect(openRegistries(JSON.stringify(list), trust)).rejects.toThrow('is invalid');
    await expect(openRegistries(JSON.stringify([registry('stable', 4, {})]), trust)).rejects.toThrow();
    await expect(openRegistries('[]', trust)).rejects.toThrow('no registry');
  });
});
