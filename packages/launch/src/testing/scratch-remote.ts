import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describeRelease, readRemoteSource, remoteConfig, runBuild, writeRelease } from '@waymark/federation/build';
import { writeRemote } from '../new-remote/write-remote';
import { ROOT } from '../root';

/** A temporary remote, as `pnpm new-remote` writes it. */
export interface ScratchRemote {
  readonly id: string;
  /** A minimal checkout around it, with only what a new remote changes. */
  readonly root: string;
  /** Its own folder there. */
  readonly folder: string;
  /** Builds it like a release, into a folder that can be served: `<answer>/<id>/<version>/`. */
  build(): Promise<string>;
  remove(): Promise<void>;
}

const CHANGED = ['tsconfig.json', 'remotes.json', 'mf-presentation/package.json', 'mf-presentation/tsconfig.json'];

/** Writes a new remote inside the checkout, so that its imports resolve. */
export async function scratchRemote(id: string): Promise<ScratchRemote> {
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const root = await mkdtemp(path.join(ROOT, '.cache/new-remote-'));
  for (const file of CHANGED) await cp(path.join(ROOT, file), path.join(root, file), { recursive: true });
  await writeRemote(root, id);
  const folder = path.join(root, id);
  await symlink(path.join(ROOT, 'mf-presentation/node_modules'), path.join(folder, 'node_modules'));
  return {
    id,
    root,
    folder,
    async build() {
      const source = await readRemoteSource(id, folder);
      const outputFolder = path.join(root, 'remotes', id, source.version);
      await runBuild(remoteConfig({ ...source, mode: 'production', outputFolder }));
      await writeRelease(outputFolder, await describeRelease(source.manifest, source.version, outputFolder));
      return path.join(root, 'remotes');
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
