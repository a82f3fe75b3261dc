import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../build/release/integrity';
import { matrixOf } from '../releases/matrix';
import { changePairs, readPairs } from '../releases/pairs';
import { ReleaseFault } from '../releases/release-fault';
import { ReleaseService } from '../releases/release-service';
import type { ReleaseStore } from '../releases/release-store';
import type { Words } from './arguments';
import { type BuiltRelease, candidateShell, copyFolder, proveReleases, type ShellPage } from './prove';
import { type Environment, keyOf, storeOf } from './store';

/** `waymark release shell`: puts this shell into service, once everything in service has passed in front of it. */
export async function releaseShell(store: ReleaseStore, env: Environment): Promise<void> {
  const shell = await candidateShell();
  const { shells } = await readPairs(store.files);
  if (shells.includes(shell.version))
    throw new ReleaseFault(`shell ${shell.version} is in service: give it a new version in shell/package.json`);
  await withReleases(store, await inService(store, env), async (releases) => {
    const problems = await proveReleases(store, releases, shell);
    if (problems.length > 0) throw new ReleaseFault(`Not put into service:\n${problems.join('\n')}`);
  });
  await publish(store, shell);
  await changePairs(store.files, (pairs) => ({ ...pairs, shells: [...new Set([...pairs.shells, shell.version])] }));
  console.log(`shell ${shell.version} is in service (${store.files.place})`);
}

/** Puts the working tree's shell into service if none is, so that the next release is proved against what people have. */
export async function requireShell(store: ReleaseStore, env: Environment): Promise<void> {
  const { shells } = await readPairs(store.files);
  if (shells.length === 0) await releaseShell(store, env);
}

/** `waymark retire shell <version>`: drops a shell that is no longer served, so that nothing is proved against it. */
export async function retire({ words, options }: Words, env: Environment): Promise<void> {
  const [what, version = ''] = words;
  const store = storeOf(options.store, env);
  const { shells } = await readPairs(store.files);
  if (what !== 'shell' || !shells.includes(version))
    throw new ReleaseFault(
      `Name a shell that is in service, as in "retire shell 1.0.0". There ${shells.length > 0 ? `are: ${shells.join(', ')}` : 'is none'}`,
    );
  await changePairs(store.files, (pairs) => ({ ...pairs, shells: pairs.shells.filter((other) => other !== version) }));
  for (const key of await store.files.list(`shells/${version}/`)) await store.files.remove(key);
  console.log(`shell ${version} is no longer in service`);
}

/**
 * `waymark prove <remote> <version>`: tries a published release in front of every shell in service and the current one.
 */
export async function prove({ words, options }: Words, env: Environment): Promise<void> {
  const [id = '', version = ''] = words;
  if (!id || !version) throw new ReleaseFault('Name a remote and a version, as in "prove mf-games 1.0.0"');
  const store = storeOf(options.store, env);
  await store.describe(id, version);
  await withReleases(store, [[id, version]], async (releases) => {
    const problems = await proveReleases(store, releases, await candidateShell());
    if (problems.length > 0) throw new ReleaseFault(problems.join('\n'));
  });
  console.log(`${id} ${version} passed with every shell`);
}

/** `waymark matrix [--channel stable]`: verdicts of shells in service and releases in a channel. */
export async function matrix({ options }: Words, env: Environment): Promise<void> {
  const store = storeOf(options.store, env);
  console.log(matrixOf(await readPairs(store.files), await named(store, env)));
}

async function inService(store: ReleaseStore, env: Environment): Promise<(readonly [string, string])[]> {
  const desk = new ReleaseService(store, await keyOf(env));
  const published = new Set<string>();
  for (const id of await store.remotes())
    for (const { version } of await store.published(id)) published.add(`${id} ${version}`);
  // The build of a working tree is not a release.
  return (await namedBy(desk)).filter(([id, version]) => published.has(`${id} ${version}`));
}

const named = async (store: ReleaseStore, env: Environment) => namedBy(new ReleaseService(store, await keyOf(env)));

/** Every release in a channel, except fallbacks. */
async function namedBy(desk: ReleaseService): Promise<(readonly [string, string])[]> {
  const all = new Map<string, readonly [string, string]>();
  for (const channel of await desk.channels()) {
    for (const id of await desk.remotesOf(channel)) {
      const entry = await desk.entryOf(id, channel);
      for (const release of [entry?.current, entry?.canary?.release])
        if (release) all.set(`${id} ${release.version}`, [id, release.version]);
    }
  }
  return [...all.values()].sort(([one], [other]) => one.localeCompare(other));
}

async function withReleases(
  store: ReleaseStore,
  named: readonly (readonly [string, string])[],
  work: (releases: readonly BuiltRelease[]) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'waymark-releases-'));
  try {
    const releases: BuiltRelease[] = [];
    for (const [id, version] of named) {
      const folder = path.join(scratch, id, version);
      await copyFolder(store, `remotes/${id}/${version}/`, folder);
      releases.push({ id, version, folder });
    }
    await work(releases);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function publish({ files }: ReleaseStore, { version, folder }: ShellPage): Promise<void> {
  for (const name of await listFiles(folder))
    await files.put(`shells/${version}/${name}`, await readFile(path.join(folder, name)));
}
