import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type Registry } from '@waymark/contract';
import { changeChannel, channelKey, readChannel } from '../releases/channel';
import { FolderFiles } from '../releases/files/folder-files';
import { putInService } from '../releases/moves';
import { type SigningKey, signingKeyOf } from '../releases/signing';
import { REPOSITORY, runBuild } from './base-config';
import { buildRemote } from './build-remote';
import { EMBED_FILE, embedConfig } from './embed-build';
import { compressFolder } from './release/compress';
import { inputHash } from './release/input-hash';
import { readRelease } from './release/release-file';
import { listRemotes, readRemoteSource } from './remote-source';
import { shellConfig } from './shell-build';

/** What is built, and where it goes. */
export interface BuildAllOptions {
  /** Ids of remotes; every remote of the repository unless told. */
  readonly remotes?: readonly string[];
  /** Builds the shell as well; on unless told. */
  readonly shell?: boolean;
  /** Builds what partners put into their pages; where the shell is built unless told. */
  readonly embed?: boolean;
  /** Folder that gets `shell/`, `embed/`, `remotes/<remote>/<version>/` and `registry/stable.json`; `dist` unless told. */
  readonly outputFolder?: string;
  /** Folder of what makes the next build quick; `.cache` unless told. */
  readonly cacheFolder?: string;
  /** Folder of the key that signs the registry; `.signing` unless told. Made the first time. */
  readonly signingFolder?: string;
  readonly onStep?: (step: BuildStep) => void;
}

/** One thing that was built, or kept because nothing it is made from has changed. */
export interface BuildStep {
  readonly what: string;
  readonly outcome: 'building' | 'built' | 'kept';
  readonly milliseconds?: number;
}

/** Where the key that signs for this checkout lies. */
export const SIGNING_FOLDER = path.join(REPOSITORY, '.signing');

const CHANNEL = 'stable';

/** What the working tree holds, which is not a release: it may be built again and again. */
export const workVersion = (version: string): string => `${version}-dev`;

/**
 * Builds shell and remotes for production, one after another. A remote that was built anew goes into service on this
 * machine; one that was kept leaves in service what is there, which may be a release.
 */
export async function buildAll(options: BuildAllOptions = {}): Promise<Registry> {
  const outputFolder = options.outputFolder ?? path.join(REPOSITORY, 'dist');
  const cacheFolder = options.cacheFolder ?? path.join(REPOSITORY, '.cache');
  const step = createStep(cacheFolder, options.onStep ?? (() => {}));

  if (options.shell ?? true) {
    const root = path.join(REPOSITORY, 'shell');
    const folder = path.join(outputFolder, 'shell');
    await step('shell', await inputHash(root), path.join(folder, 'index.html'), async () => {
      const uiFolder = path.join(REPOSITORY, 'packages/ui');
      await runBuild(shellConfig({ root, mode: 'production', outputFolder: folder, cacheFolder, uiFolder }));
      await compressFolder(folder);
    });
  }

  if (options.embed ?? options.shell ?? true) {
    const root = path.join(REPOSITORY, 'packages/embed');
    const folder = path.join(outputFolder, 'embed');
    await step('embed', await inputHash(root), path.join(folder, EMBED_FILE), async () => {
      await runBuild(embedConfig({ root, mode: 'production', outputFolder: folder, cacheFolder }));
      await compressFolder(folder);
    });
  }

  const key = await signingKeyOf(options.signingFolder ?? SIGNING_FOLDER);
  const files = new FolderFiles(outputFolder);
  await dropForeign(files, key);
  for (const id of options.remotes ?? (await listRemotes())) {
    const source = await readRemoteSource(id);
    const version = workVersion(source.version);
    const folder = path.join(outputFolder, 'remotes', id, version);
    const inputs = `${await inputHash(source.root)} ${version}`;
    const isNew = await step(id, inputs, path.join(folder, RELEASE_FILE), () =>
      buildRemote({ ...source, version }, { outputFolder: folder, cacheFolder }),
    );
    const inService = (await readChannel(files, CHANNEL, key.public)).remotes.some((entry) => entry.id === id);
    if (!isNew && inService) continue;
    await changeChannel({ files, channel: CHANNEL, key }, id, putInService(id, await readRelease(folder), 'build'));
  }
  return await readChannel(files, CHANNEL, key.public);
}

/** A registry that another key has signed, or none, is of no use to the servers of this checkout. */
async function dropForeign(files: FolderFiles, key: SigningKey): Promise<void> {
  try {
    await readChannel(files, CHANNEL, key.public);
  } catch {
    await rm(path.join(files.place, channelKey(CHANNEL)), { force: true });
  }
}

type Step = (what: string, hash: string, product: string, build: () => Promise<void>) => Promise<boolean>;

/** Runs a build unless its product is there and was made from the same inputs; says whether it ran. */
function createStep(cacheFolder: string, onStep: (step: BuildStep) => void): Step {
  return async (what, hash, product, build) => {
    const mark = path.join(cacheFolder, 'builds', what);
    const inputs = `${hash}\n${product}\n`;
    const before = await readFile(mark, 'utf8').catch(() => '');
    if (before === inputs && existsSync(product)) {
      onStep({ what, outcome: 'kept' });
      return false;
    }
    onStep({ what, outcome: 'building' });
    const start = performance.now();
    await build();
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, inputs);
    onStep({ what, outcome: 'built', milliseconds: Math.round(performance.now() - start) });
    return true;
  };
}
