import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root';
import { bundleInto } from './bundle-into';
import { copyBuilder } from './copy-builder';
import { copyDeploy } from './copy-deploy';
import { copyFilesOf } from './copy-files';
import { copyLibraries } from './copy-libraries';

/** Packages whose sources read files next to them. */
const WITH_FILES = ['packages/provider', 'packages/demo'];

/** Programs, and their places in the folder. The worker thread is where the provider starts it. */
const PROGRAMS = {
  'server/waymark.mjs': 'packages/launch/src/production/waymark.ts',
  'server/waymark-admin.mjs': 'packages/launch/src/admin.ts',
  'files/packages/provider/src/work/start-thread.mjs': 'packages/provider/src/work/production-thread.ts',
} as const;

/** Builds one folder without sources, compilers or development dependencies. */
export async function buildProduction(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'bin'), { recursive: true });
  for (const part of WITH_FILES) await copyFilesOf(join(ROOT, part), join(folder, 'files', part));
  await copyBuilder(folder);
  await copyDeploy(folder);
  const libraries = await Promise.all(
    Object.entries(PROGRAMS).map(([program, entry]) => bundleInto(folder, program, join(ROOT, entry))),
  );
  await copyLibraries(folder, new Map(libraries.flatMap((found) => [...found])));
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const about = { name: 'waymark', version, private: true, type: 'module', engines: { node: '>=20.19' } };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  for (const name of ['waymark', 'waymark-admin']) {
    const file = join(folder, 'bin', name);
    await writeFile(file, `#!/usr/bin/env node\nimport '../server/${name}.mjs';\n`);
    await chmod(file, 0o755);
  }
}
