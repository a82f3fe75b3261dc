import { exportGame, type GameId, type RouteInput } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** The contents of an export, and who is notified. */
export type ExportWish = RouteInput<typeof exportGame>['body'];

/** Exports everything of a game to one file. */
export async function requestExport(api: Api, id: GameId, wish: ExportWish, options?: CallOptions): Promise<void> {
  await callRoute(api, exportGame, { params: { id }, body: wish }, options);
}
