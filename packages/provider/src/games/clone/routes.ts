import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { answerGame } from '../answer-game';
import { freeEntryCode } from '../entry-code';
import { requireAdministrator, roleIn } from '../policy';
import { insertGame, lockVisibleGame } from '../repo';
import { copyContent } from './copy-content';
import { privateCopyOf } from './private-copy';

/** Private copies of games. */
export function cloneRoutes(services: Services): HandlersOf<'cloneGame'> {
  const { database, now } = services;
  return {
    cloneGame: async ({ params, caller }) => {
      const id = await database.tx(async (tx) => {
        const found = await lockVisibleGame(tx, caller, params.id);
        if (!found) throw errors.notFound();
        requireAdministrator(roleIn(found.member, caller));
        const code = await freeEntryCode(tx, caller.whiteLabelId);
        const copy = await insertGame(tx, caller, privateCopyOf(found.game, code), now());
        await copyContent(tx, found.game.id, copy.id, now());
        await announce({ database, tx }, copy, 'ss.game.clone', {}, caller);
        return copy.id;
      });
      return answerGame(services, caller, id);
    },
  };
}
