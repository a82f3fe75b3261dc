import { type DropboxLink, disconnectDropbox, type GameId, getDropbox, sendToDropbox } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of a game's Dropbox; requires `dropbox`. */
export const dropboxQuery = (api: Api, game: GameId) => ({
  queryKey: keys.dropbox(game),
  meta: shows(['dropbox', 'ss.game.update'], game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DropboxLink> =>
    (await callRoute(api, getDropbox, { params: { id: game } }, { signal, silent: true })).dropbox,
});

/** Sends the finished export of a game to its Dropbox. */
export const sendExport = async (api: Api, game: GameId, options?: CallOptions): Promise<DropboxLink> =>
  (await callRoute(api, sendToDropbox, { params: { id: game } }, options)).dropbox;

/** Disconnects the Dropbox of a game. */
export const leaveDropbox = async (api: Api, game: GameId, options?: CallOptions): Promise<DropboxLink> =>
  (await callRoute(api, disconnectDropbox, { params: { id: game } }, options)).dropbox;
