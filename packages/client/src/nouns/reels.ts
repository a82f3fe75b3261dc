import { type GameId, generateReels, getReelDesk, type RouteAnswer, type RouteInput } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Which reels to generate again: those of teams or challenges, or without a type the game's. */
export type ReelType = NonNullable<RouteInput<typeof generateReels>['body']>['reel_type'];

/** The material of reels, and their progress. */
export type ReelDesk = RouteAnswer<typeof getReelDesk>;

const FORBIDDEN = 403;

/** A new answer is not featured yet; an undo is an update. */
const TOUCHED = [
  'ss.game.update',
  'ss.game.reel',
  'ss.team.reel',
  'ss.task.reel',
  'ss.answer.accept',
  'ss.answer.reject',
  'ss.answer.feature',
  'ss.answer.update',
  'task',
  'team',
];

/** Query options of a game's reel material; requires `reel-desk`. Refused to people who only watch, without a dialog. */
export const reelDeskQuery = (api: Api, game: GameId) => ({
  queryKey: keys.reelDesk(game),
  meta: shows(TOUCHED, game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReelDesk> =>
    callRoute(api, getReelDesk, { params: { id: game } }, { signal, handles: [FORBIDDEN] }),
});

/** Generates reels again. */
export async function makeReels(api: Api, id: GameId, type: ReelType, options?: CallOptions): Promise<void> {
  await callRoute(api, generateReels, { params: { id }, body: type ? { reel_type: type } : {} }, options);
}
