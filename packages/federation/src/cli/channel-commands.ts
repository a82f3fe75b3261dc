import type { Release } from '@waymark/contract';
import { KEPT_DAYS } from '../releases/ledger';
import { ReleaseFault } from '../releases/release-fault';
import { ReleaseService } from '../releases/release-service';
import { readChannelName, readDays, readPercent, type Words } from './arguments';
import { providersOf, requireSpoken } from './providers';
import { type Environment, keyOf, requireKnownRemote, storeOf } from './store';

const deskOf = async ({ options }: Words, env: Environment): Promise<ReleaseService> =>
  new ReleaseService(storeOf(options.store, env), await keyOf(env));

const remoteOf = ({ words: [id] }: Words): string => {
  if (!id) throw new ReleaseFault('Name a remote, such as mf-games');
  return id;
};
const channelOf = ({ options }: Words): string => readChannelName(options.channel, 'stable');
/** Keeps a release from a channel whose providers speak another API version. */
const admission =
  (id: string, words: Words, env: Environment) =>
  (release: Release): Promise<void> =>
    requireSpoken(id, release, providersOf(channelOf(words), words.options.provider, env));

/** `waymark promote <remote> [version] [--channel stable] [--from staging]`: releases to everybody what was tried. */
export async function promote(words: Words, env: Environment): Promise<void> {
  const desk = await deskOf(words, env);
  const from = readChannelName(words.options.from, 'staging');
  const id = remoteOf(words);
  const version = await desk.promote(id, channelOf(words), words.words[1], from, admission(id, words, env));
  console.log(`${id} ${version} is in service on ${channelOf(words)}`);
}

/** `waymark rollback <remote> [--channel stable]`: ends a trial, or restores the previous release. */
export async function rollback(words: Words, env: Environment): Promise<void> {
  const version = await (await deskOf(words, env)).rollback(remoteOf(words), channelOf(words));
  console.log(`${remoteOf(words)} is back at ${version} on ${channelOf(words)}`);
}

/** `waymark canary <remote> 10% [version] [--channel stable]`: releases to some people; 0% ends that. */
export async function canary(words: Words, env: Environment): Promise<void> {
  const id = remoteOf(words);
  const percent = readPercent(words.words[1]);
  const desk = await deskOf(words, env);
  const version = await desk.canary(id, percent, channelOf(words), words.words[2], admission(id, words, env));
  const what = percent === 0 ? `${version} for everybody again` : `${version} with ${percent} % of the people`;
  console.log(`${id} is at ${what} on ${channelOf(words)}`);
}

/** `waymark prune [--days 30]`: deletes releases that no channel names and no open page can still be running. */
export async function prune(words: Words, env: Environment): Promise<void> {
  const { days } = words.options;
  const gone = await (await deskOf(words, env)).prune(days === undefined ? KEPT_DAYS : readDays(days));
  console.log(gone.length > 0 ? `Gone: ${gone.join(', ')}` : 'Nothing to take away');
}

/** `waymark verify [remote] [version]`: checks every file against its published hash. */
export async function verify(words: Words, env: Environment): Promise<void> {
  const [id, version] = words.words;
  const { store } = await deskOf(words, env);
  const problems: string[] = [];
  let checked = 0;
  for (const remote of id ? [await requireKnownRemote(store, id)] : await store.remotes()) {
    const versions = version ? [version] : (await store.published(remote)).map((published) => published.version);
    for (const each of versions) {
      problems.push(...(await store.verify(remote, each)));
      checked += 1;
    }
  }
  if (problems.length > 0) throw new ReleaseFault(problems.join('\n'));
  if (checked === 0) return console.log('No release is published yet');
  console.log(`${checked} ${checked === 1 ? 'release is' : 'releases are'} as published`);
}
