import {
  createJudgeLink,
  type GameId,
  type JudgeLink,
  listJudgeLinks,
  openJudgeLink,
  type RouteAnswer,
  revokeJudgeLink,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';

/** Query options of a game's judge links; empty if the provider has none. */
export const judgeLinksQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.judgeLinks(game),
  meta: shows(['ss.game.update'], game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly JudgeLink[]> =>
    callIfOffered(
      api,
      'judge-links',
      async () => (await callRoute(api, listJudgeLinks, { params: { id: game } }, { signal })).links,
      async () => [],
    ),
});

/** Creates a judge link. Its key is returned only once, and belongs behind the `#` of an address. */
export async function makeJudgeLink(
  api: Api,
  game: GameId,
  wishes: { readonly name?: string; readonly hours?: number } = {},
  options?: CallOptions,
): Promise<{ readonly link: JudgeLink; readonly key: string }> {
  return callRoute(api, createJudgeLink, { params: { id: game }, body: { ...wishes } }, options);
}

/** Revokes a judge link with all its sessions. */
export async function endJudgeLink(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, revokeJudgeLink, { params: { id }, query: { game_id: game } }, options);
}

/** A session that can only judge one game. */
export type JudgingSession = RouteAnswer<typeof openJudgeLink>;

/** Trades the key of a link for a session. @throws {ApiFailure} 404 for a link that has ended */
export const startJudging = (api: Api, key: string, name?: string, options?: CallOptions): Promise<JudgingSession> =>
  callRoute(api, openJudgeLink, { body: { key, ...(name ? { name } : {}) } }, { handles: [404], ...options });
