import {
  adjustScore,
  type Board,
  changeBoard,
  type GameId,
  LEADERBOARD_STYLES,
  listAdjustments,
  listLeaderboard,
  type RouteInput,
  removeAdjustment,
  rescoreGame,
  type ScoreAdjustment,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import type { BoardView } from './list-views';

/** View of a leaderboard by one or several styles. */
export interface StyledBoardView extends BoardView {
  /** Comma-separated; instead of `style`. */
  readonly styles?: string | undefined;
}

/**
 * Query options of a leaderboard. It follows no messages, because scores may change many times a second: screens reload
 * it as often as they can show it, and once when they open. Background failures are only logged.
 */
export const boardQuery = (api: Api, game: GameId, view: StyledBoardView, options: CallOptions = {}) => ({
  queryKey: keys.board(game, view),
  meta: shows([], game),
  staleTime: 0,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Board> => {
    const { style, styles, term, perPage, code, division, frozen } = view;
    const query = {
      style: styles ?? style ?? [...LEADERBOARD_STYLES].sort().join(','),
      per_page: perPage,
      ...(term ? { term } : {}),
      ...(code ? { unlock_code: code } : {}),
      ...(division === undefined ? {} : { group_id: division }),
      ...(frozen ? { frozen: '1' as const } : {}),
    };
    return callRoute(api, listLeaderboard, { params: { id: game }, query }, { ...options, signal });
  },
});

/** Recalculates all scores of a game. Failures are only logged. */
export async function rescore(api: Api, game: GameId): Promise<void> {
  await callRoute(api, rescoreGame, { body: { game_id: game } }, { silent: true });
}

/** How a leaderboard is shown. */
export type BoardChange = Omit<RouteInput<typeof changeBoard>['body'], 'game_id'>;

/** Changes how a leaderboard is shown to players and on the projector. */
export async function saveBoard(api: Api, game: GameId, change: BoardChange, options?: CallOptions): Promise<void> {
  await callRoute(api, changeBoard, { body: { game_id: game, ...change } }, options);
}

/** Query options of the bonuses and penalties of a game. */
export const adjustmentsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.adjustments(game),
  meta: shows(['ss.game.score'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ScoreAdjustment[]> =>
    (await callRoute(api, listAdjustments, { params: { id: game } }, { signal })).adjustments,
});

/** A bonus, or with negative points a penalty. */
export type NewAdjustment = Omit<RouteInput<typeof adjustScore>['body'], 'game_id'>;

/** Gives a team a bonus or a penalty. */
export async function addAdjustment(
  api: Api,
  game: GameId,
  adjustment: NewAdjustment,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, adjustScore, { body: { game_id: game, ...adjustment } }, options);
}

/** Takes a bonus or penalty back. */
export async function revertAdjustment(api: Api, game: GameId, id: number, options?: CallOptions): Promise<void> {
  await callRoute(api, removeAdjustment, { params: { id }, query: { game_id: game } }, options);
}
