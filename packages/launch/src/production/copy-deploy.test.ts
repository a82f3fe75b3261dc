import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root';
import { copyDeploy } from './copy-deploy';

const guide = () => readFile(join(ROOT, 'docs/operating.md'), 'utf8');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-deploy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('copies every file that the guide installs on a server, which has no checkout', async () => {
  await copyDeploy(folder);
  const installed = [...(await guide()).matchAll(/\/opt\/waymark\/current\/(deploy\/[\w.@/-]+)/g)];
  expect(installed.length).toBeGreaterThan(1);
  for (const [, file = ''] of installed) {
    expect(await readFile(join(folder, file), 'utf8')).toBe(
      await readFile(join(ROOT, 'packages/launch', file), 'utf8'),
    );
  }
  const lines = [...(await guide()).matchAll(/^(?:install|rsync|ssh|cp) .*$/gm)].map(([line]) => line);
  expect(lines.filter((line) => line.includes('packages/'))).toEqual([]);
});

it('omits files that build from a checkout', async () => {
  await copyDeploy(folder);
  expect(await readdir(join(folder, 'deploy'))).toEqual(['Caddyfile', 'grafana.json', 'nginx.conf', 'systemd']);
});
