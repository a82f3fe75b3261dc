import { type GameId, generateReels, getReelDesk, type RouteAnswer, type RouteInput } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Which reels are made again: of the teams, of the challenges; without a type the reel of the game. */
export type ReelType = RouteInput<typeof generateReels>['body']['reel_type'];

/** What reels can be made of, and how far they are. */
export type ReelDesk = RouteAnswer<typeof getReelDesk>;

const TOUCHED = ['ss.game.update', 'ss.game.reel', 'ss.team.reel', 'ss.task.reel', 'ss.answer.feature', 'task', 'team'];

/** Query options of what reels of a game can be made of; the provider has to offer `reel-desk`. */
export const reelDeskQuery = (api: Api, game: GameId) => ({
  queryKey: keys.reelDesk(game),
  meta: shows(TOUCHED, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReelDesk> =>
    callRoute(api, getReelDesk, { params: { id: game } }, { signal }),
});

/** Has reels made again. */
export async function makeReels(api: Api, id: GameId, type: ReelType, options?: CallOptions): Promise<void> {
  await callRoute(api, generateReels, { params: { id }, body: type ? { reel_type: type } : {} }, options);
}
