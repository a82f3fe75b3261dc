import { randomBytes } from 'node:crypto';
import type { DropboxLink } from '@waymark/contract';
import { requireAdministrator } from '../games/policy';
import { lockGame, requireGame } from '../games/require-game';
import { addJob } from '../jobs/add';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { type DropboxRow, findLink, findNewestExport, removeLink } from './repo';
import { type PendingConnection, redirectAddress } from './return-routes';
import { sendingOf } from './send-job';

const HOUR = 3_600_000;

/** The Dropbox that receives a game's exports, for its administrators. */
export function dropboxRoutes(services: Services): HandlersOf<'getDropbox' | 'sendToDropbox' | 'disconnectDropbox'> {
  const { database, origin, now } = services;
  const driveOf = () => {
    if (!services.drive) throw errors.notFound();
    return services.drive;
  };
  const present = (gameId: number, caller: Caller, link: DropboxRow | undefined): DropboxLink => {
    const { cloud, sealer } = driveOf();
    const verifier = randomBytes(32).toString('base64url');
    const { userId, whiteLabelId, whitelabel } = caller;
    const until = now().getTime() + HOUR;
    const pending: PendingConnection = { gameId, userId, whiteLabelId, whitelabel, verifier, until };
    const state = sealer.seal(JSON.stringify(pending));
    return {
      account: link?.account ?? '',
      connect_url: link ? '' : cloud.doorOf({ state, verifier, back: redirectAddress(origin()) }),
      sent_path: link?.sent_path ?? '',
      sent_at: link?.sent_at?.toISOString() ?? null,
    };
  };

  return {
    getDropbox: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      return { dropbox: present(game.id, caller, await findLink(database.db, game.id)) };
    },

    sendToDropbox: ({ params, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await requireGame(tx, caller, params.id);
        requireAdministrator(role);
        const link = await findLink(tx, game.id);
        if (!link) throw errors.conflict('Connect Dropbox first.');
        const file = await findNewestExport(tx, game.id, now());
        if (!file) throw errors.conflict('Make an export first.');
        await addJob(database, tx, sendingOf(game, file, caller.userId, now()));
        return { dropbox: present(game.id, caller, link) };
      }),

    disconnectDropbox: async ({ params, caller }) => {
      const { removed, gameId } = await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const removed = await removeLink(tx, game.id);
        const fields = ['dropbox_enabled'];
        if (removed) await announce({ database, tx }, game, 'ss.game.update', { fields }, { userId: caller.userId });
        return { removed, gameId: game.id };
      });
      const { cloud, sealer } = driveOf();
      const grant = removed && sealer.open(removed.grant);
      // The grant is already deleted here, so an error from Dropbox does not matter.
      if (grant)
        await cloud
          .open(grant)
          .leave()
          .catch(() => undefined);
      return { dropbox: present(gameId, caller, undefined) };
    },
  };
}
