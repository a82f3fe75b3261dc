import type { Team } from '@waymark/contract';
import { counted, type OptimisticList, useTranslate } from '@waymark/host-kit';
import type { FoundTeams } from './use-found-teams';

/** Counts of teams, players and stuck teams, as far as known. Reserves its space while loading. */
export function useTeamsLine({ page, items }: OptimisticList<Team>, { found, isWhole, stuck }: FoundTeams): string {
  const t = useTranslate();
  const count = page?.count;
  if (count === undefined) return '\u00A0';
  const all = counted(t, 'team', count);
  if (found !== undefined) return t('{n} of {teams}', { n: found, teams: all });
  if (!isWhole) return all;
  const players = items.reduce((sum, { users }) => sum + users.length, 0);
  return [all, counted(t, 'player', players), ...(stuck ? [t('{n} stuck', { n: stuck })] : [])].join(' · ');
}
