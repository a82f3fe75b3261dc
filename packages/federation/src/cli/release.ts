import path from 'node:path';
import { API_VERSION } from '@waymark/contract';
import { REPOSITORY } from '../build/base-config';
import { buildRemote } from '../build/build-remote';
import { listRemotes, readRemoteSource } from '../build/remote-source';
import { ReleaseFault } from '../releases/release-fault';
import { ReleaseService } from '../releases/release-service';
import { readChannelName, readPercent, type Words } from './arguments';
import { candidateShell, proveReleases } from './prove';
import { providersOf, requireSpoken } from './providers';
import { releaseShell, requireShell } from './shells';
import { type Environment, keyOf, storeOf } from './store';

/** A version as in a remote's package.json. */
const VERSION = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

/** `waymark release <remote> [--channel stable] [--canary 10%]`: builds, tries and ships one remote. */
export async function release({ words, options }: Words, env: Environment): Promise<void> {
  const [id = ''] = words;
  if (id === 'shell') return await releaseShell(storeOf(options.store, env), env);
  const known = await listRemotes();
  if (!known.includes(id)) throw new ReleaseFault(`Name a remote to release. There are: ${known.join(', ')}`);
  const channel = readChannelName(options.channel, 'stable');
  const percent = options.canary === undefined ? undefined : readPercent(options.canary, 1);
  const source = await readRemoteSource(id);
  const { version } = source;
  if (!VERSION.test(version)) throw new ReleaseFault(`${id}/package.json says "${version}", which is not a version`);

  const store = storeOf(options.store, env);
  const desk = new ReleaseService(store, await keyOf(env));
  if ((await store.published(id)).some((published) => published.version === version))
    throw new ReleaseFault(
      `${id} ${version} exists, and a release never changes: give the remote a new version in ${id}/package.json`,
    );
  await requireSpoken(id, { version, api: source.manifest.api }, providersOf(channel, options.provider, env));
  console.log(`Building ${id} ${version}`);
  const cacheFolder = path.join(REPOSITORY, '.cache');
  const outputFolder = path.join(cacheFolder, 'candidates', id, version);
  await buildRemote(source, { outputFolder, cacheFolder });
  await requireShell(store, env);
  console.log(`Trying ${id} ${version} in front of every shell`);
  const built = { id, version, folder: outputFolder, api: API_VERSION };
  const problems = await proveReleases(store, [built], await candidateShell());
  if (problems.length > 0) throw new ReleaseFault(`Not released:\n${problems.join('\n')}`);
  await desk.release(id, version, outputFolder, channel, percent);
  const whom = percent === undefined ? 'in service' : `on trial with ${percent} % of the people`;
  console.log(`${id} ${version} is ${whom} on ${channel} (${store.files.place})`);
}
