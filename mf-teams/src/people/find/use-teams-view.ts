import { keys, type TeamsPage } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useQueryClient } from '@waymark/host-kit/query';
import { type TeamsPlace, wantsWhole } from './teams-address';

/** More than any game has. */
export const ALL = 9999;

/**
 * Which part of the teams is loaded: a page as the provider has it, or all teams in one answer where they are searched or
 * sorted here. A page that has all of them is enough for that.
 */
export function useTeamsView(game: GameId, place: TeamsPlace): { readonly page: number; readonly perPage: number } {
  const client = useQueryClient();
  const { page, perPage } = place;
  if (!wantsWhole(place)) return { page, perPage };
  const first = client.getQueryData<TeamsPage>(keys.teamsPage(game, { page: 1, perPage }));
  return { page: 1, perPage: first && first.pages <= 1 && first.items.length < perPage ? perPage : ALL };
}
