import { type Move, readMoves } from '../releases/ledger';
import { ReleaseDesk } from '../releases/release-desk';
import type { Words } from './arguments';
import { type Environment, keyOf, knownIn, storeOf } from './store';

const SHOWN_MOVES = 5;

/** `waymark list [remote]`: what each channel has in service and on trial, what was done last, and why. */
export async function list({ words, options }: Words, env: Environment): Promise<void> {
  const desk = new ReleaseDesk(storeOf(options.store, env), await keyOf(env));
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
  }
  const named = words[0] && !isNamed ? await knownIn(desk.store, words[0]) : words[0];
  for (const id of named ? [named] : await desk.store.remotes()) {
    const versions = (await desk.store.published(id)).map(({ version }) => version);
    if (versions.length > 0) console.log(`releases of ${id}: ${versions.join(', ')}`);
  }
}

function describe({ at, what, version, before, why }: Move): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const names = [version, before && `in place of ${before}`].filter(Boolean).join(' ');
  return `${time}  ${what} ${names}${why ? `: ${why}` : ''}`;
}
