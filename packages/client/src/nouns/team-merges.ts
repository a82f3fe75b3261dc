import { type GameId, mergeTeams, type TeamId, unmergeTeam } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Merges a team into another one. */
export async function mergeInto(
  api: Api,
  game: GameId,
  { team, into }: { readonly team: TeamId; readonly into: TeamId },
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, mergeTeams, { params: { id: team }, body: { game_id: game, into } }, options);
}

/** Undoes the merge of a team. */
export async function undoMerge(api: Api, game: GameId, team: TeamId, options?: CallOptions): Promise<void> {
  await callRoute(api, unmergeTeam, { params: { id: team }, body: { game_id: game } }, options);
}
