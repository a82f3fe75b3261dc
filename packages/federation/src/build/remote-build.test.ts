import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuild } from './base-config';
import { containerName, remoteConfig } from './remote-build';
import { SHARED_MODULES } from './shared';

const output = mkdtempSync(path.join(tmpdir(), 'waymark-remote-'));
afterAll(() => rmSync(output, { recursive: true, force: true }));

it('a release has a unique container name', () => {
  expect(containerName('mf-games', '1.10.0')).toBe('mf_games_1_10_0');
});

it("a remote bundling its own copy of a host module doesn't build", async () => {
  const build = runBuild(
    remoteConfig({
      id: 'fixture-remote',
      version: '1.0.0',
      root: path.resolve(__dirname, '../../fixture/remote'),
      mode: 'production',
      outputFolder: output,
      shared: SHARED_MODULES.filter(({ key }) => key !== 'styled-components'),
    }),
  );
  await expect(build).rejects.toThrow(
    'styled-components comes from the host and must not be in a remote. Imported by src/screen.tsx',
  );
});

it("a remote importing a withheld part of the style library doesn't build", async () => {
  const config = remoteConfig({
    id: 'fixture-remote',
    version: '1.0.0',
    root: path.resolve(__dirname, '../../fixture/remote'),
    mode: 'production',
    outputFolder: output,
  });
  const source = encodeURIComponent(`import { createGlobalStyle } from 'styled-components'; createGlobalStyle();`);
  const build = runBuild({ ...config, entry: { probe: `data:text/javascript,${source}` } });
  await expect(build).rejects.toThrow('createGlobalStyle of styled-components is not given to remotes');
});
