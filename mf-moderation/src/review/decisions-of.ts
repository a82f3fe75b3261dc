import type { GameId, Host } from '@waymark/contract';
import { GameDecisions } from './game-decisions';

const kept = new WeakMap<Host, Map<string, GameDecisions>>();

/** An account's decisions in a game, shared by all screens of a mount. */
export function decisionsOf(host: Host, game: GameId, account: number | undefined): GameDecisions {
  const known = kept.get(host) ?? new Map<string, GameDecisions>();
  kept.set(host, known);
  const name = `${account}.${game}`;
  const decisions = known.get(name) ?? new GameDecisions(host, game, account);
  known.set(name, decisions);
  return decisions;
}
