import type { Team, TeamId } from '@waymark/contract';
import type { Member } from '../organized';

/** A player's new team. */
export interface Spread {
  readonly player: Member;
  readonly team: TeamId;
}

/** A new team and its players. */
export interface Crowd {
  readonly name: string;
  readonly players: readonly Member[];
}

const shuffled = (players: readonly Member[], random: () => number): readonly Member[] =>
  players
    .map((player) => ({ player, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ player }) => player);

/** Deals players to named teams at random; sizes differ by at most one. */
export function crowdsOf(players: readonly Member[], names: readonly string[], random: () => number): readonly Crowd[] {
  const dealt = shuffled(players, random);
  return names.map((name, at) => ({ name, players: dealt.filter((_, turn) => turn % names.length === at) }));
}

/**
 * Spreads players at random, each into one of the smallest teams.
 * @param random a number from 0 up to 1
 */
export function spread(players: readonly Member[], teams: readonly Team[], random: () => number): readonly Spread[] {
  const sizes = new Map(teams.map(({ id, users }) => [id, users.length]));
  return shuffled(players, random).flatMap((player) => {
    const least = Math.min(...sizes.values());
    const smallest = [...sizes].filter(([, size]) => size === least);
    const [team] = smallest[Math.floor(random() * smallest.length)] ?? [];
    if (team === undefined) return [];
    sizes.set(team, least + 1);
    return [{ player, team }];
  });
}
