import { type GameId, type RouteInput, sendBlast } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** A message to everybody who plays a game. */
export type Blast = RouteInput<typeof sendBlast>['body'];

/** Writes to everybody who plays a game. */
export async function postBlast(api: Api, game: GameId, blast: Blast, options?: CallOptions): Promise<void> {
  await callRoute(api, sendBlast, { params: { id: game }, body: blast }, options);
}
