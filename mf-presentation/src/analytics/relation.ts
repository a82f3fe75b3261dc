import type { Analytics } from '@waymark/contract';
import { counted, type Translate } from '@waymark/host-kit';

/** Summarises the three figures in one plain sentence. */
export function relationOf(t: Translate, { teams, players, playersPerTeam }: Analytics, language: string): string {
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: playersPerTeam < 2 ? 1 : 0 });
  return t(phraseFor(teams, players, playersPerTeam), {
    teams: counted(t, 'team', teams),
    players: counted(t, 'player', players),
    average: average.format(playersPerTeam),
  });
}

/** No explicit return type: the inferred literals are the phrases that dictionaries need. */
function phraseFor(teams: number, players: number, playersPerTeam: number) {
  if (teams === 0) return '{players}, no team yet.';
  if (players === 0) return '{teams}, no players yet.';
  if (teams === 1 || (players === 1 && players < teams)) return '{players} in {teams}.';
  if (players < teams) return '{players} in {teams}, less than one per team.';
  return Number.isInteger(playersPerTeam)
    ? '{players} in {teams}, {average} per team.'
    : '{players} in {teams}, about {average} per team.';
}
