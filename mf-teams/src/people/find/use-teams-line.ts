import type { Team } from '@waymark/contract';
import { type OptimisticList, useTranslate } from '@waymark/host-kit';
import type { FoundTeams } from './use-found-teams';

/** Counts of teams, players and stuck teams, as far as known. Reserves its space while loading. */
export function useTeamsLine({ page, items }: OptimisticList<Team>, { found, isWhole, stuck }: FoundTeams): string {
  const t = useTranslate();
  const count = page?.count;
  if (count === undefined) return '\u00A0';
  const all = t(count === 1 ? '{n} team' : '{n} teams', { n: count });
  if (found !== undefined) return t('{n} of {teams}', { n: found, teams: all });
  if (!isWhole) return all;
  const players = items.reduce((sum, { users }) => sum + users.length, 0);
  return [
    all,
    t(players === 1 ? '{n} player' : '{n} players', { n: players }),
    ...(stuck ? [t('{n} stuck', { n: stuck })] : []),
  ].join(' · ');
}
