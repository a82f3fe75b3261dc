import { keys, type TeamsPage } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import type { PageAt } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { ALL, isWhole } from '../../whole-list';
import { type TeamsPlace, wantsWhole } from './teams-address';

/**
 * The part of the teams to load: one of the provider's pages, or all teams in one response if they are filtered or
 * sorted here. A page that has all of them is enough.
 */
export function useTeamsView(game: GameId, place: TeamsPlace): PageAt {
  const client = useQueryClient();
  const { page, perPage, endless } = place;
  if (!wantsWhole(place)) return { page, perPage, endless };
  const first = client.getQueryData<TeamsPage>(keys.teamsPage(game, { page: 1, perPage }));
  return { page: 1, perPage: isWhole(first, perPage) ? perPage : ALL };
}
