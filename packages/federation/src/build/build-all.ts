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

/** What to build, and where. */
export interface BuildAllOptions {
  /** Ids of remotes; all by default. */
  readonly remotes?: readonly string[];
  /** Whether to build the shell; true by default. */
  readonly shell?: boolean;
  /** Whether to build the embed; by default with the shell. */
  readonly embed?: boolean;
  /**
   * Output folder for `shell/`, `embed/`, `remotes/<remote>/<version>/` and `registry/stable.json`; `dist` by default.
   */
  readonly outputFolder?: string;
  /** Folder of the build cache; `.cache` by default. */
  readonly cacheFolder?: string;
  /** Folder of the key that signs the registry; `.signing` by default. Created the first time. */
  readonly signingFolder?: string;
  readonly onStep?: (step: BuildStep) => void;
}

/** A product that was built, or kept because its inputs are unchanged. */
export interface BuildStep {
  readonly what: string;
  readonly outcome: 'building' | 'built' | 'kept';
  readonly milliseconds?: number;
}

/** Folder of this checkout's signing key. */
export const SIGNING_FOLDER = path.join(REPOSITORY, '.signing');

const CHANNEL = 'stable';

/** Version of the working tree, which is not a release and can be rebuilt. */
const workVersion = (version: string): string => `${version}-dev`;

/**
 * Builds shell and remotes for production, one after another. A rebuilt remote goes into service on this machine; an
 * unchanged one leaves the current release, which may be a published one.
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

/** The servers of this checkout cannot use a missing registry, or one signed with another key. */
async function dropForeign(files: FolderFiles, key: SigningKey): Promise<void> {
  try {
    await readChannel(files, CHANNEL, key.public);
  } catch {
    await rm(path.join(files.place, channelKey(CHANNEL)), { force: true });
  }
}

type Step = (what: string, hash: string, product: string, build: () => Promise<void>) => Promise<boolean>;

/** Runs a build unless its product exists with the same inputs; returns whether it ran. */
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
