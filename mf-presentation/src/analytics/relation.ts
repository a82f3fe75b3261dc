import type { Analytics } from '@waymark/contract';
import type { PhraseValues } from '@waymark/host-kit';

/** A phrase with the values that go into it. */
export interface Sentence {
  readonly phrase: string;
  readonly values: PhraseValues;
}

/** How the three figures hang together, in one plain sentence. */
export function relationOf({ teams, players, playersPerTeam }: Analytics, language: string): Sentence {
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: playersPerTeam < 2 ? 1 : 0 });
  return {
    phrase: phraseFor(teams, players, playersPerTeam),
    values: {
      teams,
      players,
      average: average.format(playersPerTeam),
    },
  };
}

/** Without a type of its own: what it may answer is what dictionaries are asked for. */
function phraseFor(teams: number, players: number, playersPerTeam: number) {
  if (teams === 0) return players === 1 ? '{players} player, no team yet.' : '{players} players, no team yet.';
  if (players === 0) return teams === 1 ? '{teams} team, no players yet.' : '{teams} teams, no players yet.';
  if (teams === 1) return players === 1 ? '{players} player in {teams} team.' : '{players} players in {teams} team.';
  if (players < teams) {
    return players === 1
      ? '{players} player in {teams} teams.'
      : '{players} players in {teams} teams, less than one per team.';
  }
  return Number.isInteger(playersPerTeam)
    ? '{players} players in {teams} teams, {average} per team.'
    : '{players} players in {teams} teams, about {average} per team.';
}
