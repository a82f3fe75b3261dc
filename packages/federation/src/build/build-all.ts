import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeRelease, type Registry } from '@waymark/contract';
import { REPOSITORY, runBuild } from './base-config';
import { compressFolder } from './release/compress';
import { inputHash } from './release/input-hash';
import { type BuiltRelease, nextRegistry, readRegistryFile, writeRegistryFile } from './release/registry-file';
import { describeRelease, RELEASE_FILE, readRelease, writeRelease } from './release/release-file';
import { remoteConfig } from './remote-build';
import { listRemotes, readRemoteSource } from './remote-source';
import { shellConfig } from './shell-build';

/** What is built, and where it goes. */
export interface BuildAllOptions {
  /** Ids of remotes; every remote of the repository unless told. */
  readonly remotes?: readonly string[];
  /** Builds the shell as well; on unless told. */
  readonly shell?: boolean;
  /** Folder that gets `shell/`, `remotes/<remote>/<version>/` and `registry/stable.json`; `dist` unless told. */
  readonly outputFolder?: string;
  /** Folder of what makes the next build quick; `.cache` unless told. */
  readonly cacheFolder?: string;
  /** The origin a remote is served from. Without it addresses in the registry are paths, and its server adds origins. */
  readonly originOf?: (remoteId: string) => string;
  readonly onStep?: (step: BuildStep) => void;
}

/** One thing that was built, or kept because nothing it is made from has changed. */
export interface BuildStep {
  readonly what: string;
  readonly outcome: 'building' | 'built' | 'kept';
  readonly milliseconds?: number;
}

const CHANNEL = 'stable';

/** Builds shell and remotes for production, one after another, and puts the remotes into the registry. */
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

  const built: BuiltRelease[] = [];
  for (const id of options.remotes ?? (await listRemotes())) {
    const source = await readRemoteSource(id);
    const folder = path.join(outputFolder, 'remotes', id, source.version);
    await step(id, `${await inputHash(source.root)} ${source.version}`, path.join(folder, RELEASE_FILE), async () => {
      await runBuild(remoteConfig({ ...source, mode: 'production', outputFolder: folder, cacheFolder }));
      await compressFolder(folder);
      await writeRelease(folder, await describeRelease(source.manifest, source.version, folder));
    });
    const release = await readRelease(folder);
    built.push({ id, release: options.originOf ? placeRelease(release, options.originOf(id)) : release });
  }

  const registryFile = path.join(outputFolder, 'registry', `${CHANNEL}.json`);
  const registry = nextRegistry(await readRegistryFile(registryFile, CHANNEL), built);
  await writeRegistryFile(registryFile, registry);
  return registry;
}

type Step = (what: string, hash: string, product: string, build: () => Promise<void>) => Promise<void>;

/** Runs a build unless its product is there and was made from the same inputs. */
function createStep(cacheFolder: string, onStep: (step: BuildStep) => void): Step {
  return async (what, hash, product, build) => {
    const mark = path.join(cacheFolder, 'builds', what);
    const inputs = `${hash}\n${product}\n`;
    const before = await readFile(mark, 'utf8').catch(() => '');
    if (before === inputs && existsSync(product)) {
      onStep({ what, outcome: 'kept' });
      return;
    }
    onStep({ what, outcome: 'building' });
    const start = performance.now();
    await build();
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, inputs);
    onStep({ what, outcome: 'built', milliseconds: Math.round(performance.now() - start) });
  };
}
