import { exportGame, type GameId, type RouteInput } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** What an export contains, and who is told of it. */
export type ExportWish = RouteInput<typeof exportGame>['body'];

/** Has everything of a game packed into one file. */
export async function requestExport(api: Api, id: GameId, wish: ExportWish, options?: CallOptions): Promise<void> {
  await callRoute(api, exportGame, { params: { id }, body: wish }, options);
}
