import {
  type Chat,
  type ChatLine,
  type GameId,
  listChats,
  readChat,
  seeChat,
  type TeamId,
  writeChat,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** The chats of a game, and whether teams can answer. */
export interface Chats {
  readonly chats: readonly Chat[];
  readonly answers: boolean;
}

/** Query options of a game's chats, latest first; requires `chat`. */
export const chatsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.chats(game),
  meta: shows(['chat', 'team', 'ss.game.update'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Chats> => {
    const { chats, answers = true } = await callRoute(api, listChats, { params: { id: game } }, { signal });
    return { chats, answers };
  },
});

/** Query options of the chat with a team, latest line last. */
export const chatQuery = (api: Api, game: GameId, team: TeamId) => ({
  queryKey: keys.chat(game, team),
  meta: shows(['chat'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ChatLine[]> =>
    (await callRoute(api, readChat, { params: { id: game, team_id: team } }, { signal })).lines,
});

/** Writes to a team. */
export async function postChatLine(
  api: Api,
  game: GameId,
  { team, text }: { readonly team: TeamId; readonly text: string },
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, writeChat, { params: { id: game, team_id: team }, body: { text } }, options);
}

/** Marks a team's messages as read. */
export async function markChatSeen(api: Api, game: GameId, team: TeamId, options?: CallOptions): Promise<void> {
  await callRoute(api, seeChat, { params: { id: game, team_id: team } }, options);
}
