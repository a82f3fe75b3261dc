import { CAPABILITY_VERSIONS, CONTRACT_VERSION, overlayRegistries } from '@waymark/contract';
import { degradedAreas, describeDegraded } from '../releases/degraded';
import { type Move, readMoves } from '../releases/ledger';
import { ReleaseService } from '../releases/release-service';
import type { Words } from './arguments';
import { askProviders, providersOf } from './providers';
import { type Environment, keyOf, requireKnownRemote, storeOf } from './store';

const SHOWN_MOVES = 5;

/**
 * `waymark list [remote]`: what each channel has in service and on trial, what cannot run, and the history with
 * reasons.
 */
export async function list({ words, options }: Words, env: Environment): Promise<void> {
  const desk = new ReleaseService(storeOf(options.store, env), await keyOf(env));
  let isNamed = false;
  for (const channel of await desk.channels()) {
    const moves = await readMoves(desk.store.files, channel);
    console.log(channel);
    for (const id of words[0] ? [words[0]] : await desk.remotesOf(channel)) {
      const entry = await desk.entryOf(id, channel);
      if (!entry) continue;
      isNamed = true;
      const trial = entry.canary ? `, ${entry.canary.release.version} with ${entry.canary.percent} %` : '';
      const before = entry.previous ? ` (before: ${entry.previous.version})` : '';
      console.log(`  ${id.padEnd(18)}${entry.current.version}${before}${trial}`);
      const own = moves.filter(({ remote }) => remote === id).slice(words[0] ? 0 : -SHOWN_MOVES);
      for (const move of own) console.log(`    ${describe(move)}`);
    }
    for (const line of await degradedOn(channel, desk, { words, options }, env)) console.log(`  ${line}`);
  }
  if (!words[0] && !isNamed) console.log('No release is in service: "waymark release mf-games" puts one there');
  const named = words[0] && !isNamed ? await requireKnownRemote(desk.store, words[0]) : words[0];
  for (const id of named ? [named] : await desk.store.remotes()) {
    const versions = (await desk.store.published(id)).map(({ version }) => version);
    if (versions.length > 0) console.log(`releases of ${id}: ${versions.join(', ')}`);
  }
}

/** Everything in a channel that its pages cannot run; staging hosts fall back to stable. */
async function degradedOn(
  channel: string,
  desk: ReleaseService,
  { words, options }: Words,
  env: Environment,
): Promise<readonly string[]> {
  const own = await desk.registryOf(channel);
  const registry = channel === 'staging' ? overlayRegistries(await desk.registryOf('stable'), own) : own;
  const offers = await askProviders(providersOf(channel, options.provider, env));
  return offers.flatMap(([address, offer]) => {
    const given = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITY_VERSIONS, api: offer?.api };
    const lines = degradedAreas(registry, given)
      .filter(({ id }) => words[0] === undefined || id === words[0])
      .map((area) => `! ${describeDegraded(area)} (${address})`);
    return offer ? lines : [...lines, `No provider answers at ${address}: what it speaks is not known`];
  });
}

function describe({ at, what, version, before, why }: Move): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const names = version === undefined ? before : [version, before && `in place of ${before}`].filter(Boolean).join(' ');
  return `${time}  ${what} ${names}${why ? `: ${why}` : ''}`;
}
