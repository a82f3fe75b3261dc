import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT } from '../root';

/** These build from a checkout. */
const LEFT_OUT = ['Dockerfile', 'compose.yaml'];

/** Copies what docs/operating.md installs on servers: units, settings, proxies' configurations, the dashboard. */
export const copyDeploy = (folder: string): Promise<void> =>
  cp(join(ROOT, 'packages/launch/deploy'), join(folder, 'deploy'), {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)),
  });
