import {
  createReadyMessage,
  deleteReadyMessage,
  type GameId,
  listReadyMessages,
  type ReadyMessage,
  type RouteInput,
  updateReadyMessage,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';

/** The fields of a ready message. */
export type ReadyMessageWrite = Omit<RouteInput<typeof updateReadyMessage>['body'], 'game_id'>;
/** A new ready message. */
export type NewReadyMessage = Omit<RouteInput<typeof createReadyMessage>['body'], 'game_id'>;

/** Query options of a game's ready messages; empty if the provider keeps none. */
export const readyMessagesQuery = (api: OfferingApi, game: GameId, options?: CallOptions) => ({
  queryKey: keys.readyMessages(game),
  meta: shows(['ss.game.update'], game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ReadyMessage[]> =>
    callIfOffered(
      api,
      'ready-messages',
      async () => (await callRoute(api, listReadyMessages, { params: { id: game } }, { ...options, signal })).messages,
      async () => [],
    ),
});

/** Appends a ready message. */
export async function addReadyMessage(
  api: Api,
  game: GameId,
  message: NewReadyMessage,
  options?: CallOptions,
): Promise<ReadyMessage | undefined> {
  const call = { body: { ...message, game_id: game } };
  return (await callRoute(api, createReadyMessage, call, options)).message;
}

/** Changes a ready message or its position. */
export async function saveReadyMessage(
  api: Api,
  game: GameId,
  id: number,
  changes: ReadyMessageWrite,
  options?: CallOptions,
): Promise<ReadyMessage | undefined> {
  const call = { params: { id }, body: { ...changes, game_id: game } };
  return (await callRoute(api, updateReadyMessage, call, options)).message;
}

/** Deletes a ready message. */
export async function removeReadyMessage(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, deleteReadyMessage, { params: { id }, query: { game_id: game } }, options);
}
