import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@waymark/contract';
import { describeRelease, ENTRY_FILE, remoteConfig, runBuild } from '@waymark/federation/build';
import { ROOT } from '../root';
import { writeRemote } from './write-remote';

let root: string;

beforeAll(async () => {
  // Inside the checkout: what the remote imports is found from where it lies.
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  root = await mkdtemp(path.join(ROOT, '.cache/new-remote-'));
  for (const file of [
    'tsconfig.json',
    'packages/contract/src/registry/registry.ts',
    'mf-presentation/package.json',
    'mf-presentation/tsconfig.json',
  ]) {
    await cp(path.join(ROOT, file), path.join(root, file), { recursive: true });
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('writes a remote that builds, with a screen and an entry of the menu, and makes it known', async () => {
  await writeRemote(root, 'mf-chat');
  await symlink(path.join(ROOT, 'mf-presentation/node_modules'), path.join(root, 'mf-chat/node_modules'));
  const folder = path.join(root, 'mf-chat');
  const { manifest } = (await import(path.join(folder, 'src/manifest.ts'))) as { manifest: RemoteManifest };
  const outputFolder = path.join(folder, 'dist');
  await runBuild(remoteConfig({ id: 'mf-chat', version: '1.0.0', root: folder, mode: 'production', outputFolder }));
  const release = await describeRelease(manifest, '1.0.0', outputFolder);
  expect(release.routes).toMatchObject([{ path: '/chat/:game', preload: [expect.stringContaining('.js')] }]);
  expect(release.menu).toMatchObject([{ label: 'Chat', path: '/chat/:game' }]);
  expect(Object.keys(release.integrity)).toContainEqual(expect.stringContaining(ENTRY_FILE));
  expect(await readFile(path.join(root, 'tsconfig.json'), 'utf8')).toContain('{ "path": "mf-chat" }');
  expect(await readFile(path.join(root, 'packages/contract/src/registry/registry.ts'), 'utf8')).toContain("'mf-chat',");
  expect(await readdir(path.join(root, 'mf-chat/src'))).toContain('remote.test.tsx');
}, 120_000);

it.each(['chat', 'mf-', 'mf-Chat', 'mf-../x', 'mf-presentation'])('refuses to write %s', async (id) => {
  await expect(writeRemote(root, id)).rejects.toThrow(/called mf-|already/);
});
