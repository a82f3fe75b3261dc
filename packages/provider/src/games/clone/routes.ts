import { announce } from '../../realtime/announce';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { answerGame } from '../answer-game';
import { freeEntryCode } from '../entry-code';
import { insertGame } from '../repo';
import { lockGame } from '../require-game';
import { copyContent } from './copy-content';
import { privateCopyOf } from './private-copy';

/** Private copies of games. */
export function cloneRoutes(services: Services): HandlersOf<'cloneGame'> {
  const { database, now } = services;
  return {
    cloneGame: async ({ params, caller }) => {
      const id = await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const code = await freeEntryCode(tx, caller.whiteLabelId);
        const copy = await insertGame(tx, caller, privateCopyOf(game, code), now());
        await copyContent(tx, game.id, copy.id, now());
        await announce({ database, tx }, copy, 'ss.game.clone', {}, caller);
        return copy.id;
      });
      return answerGame(services, caller, id);
    },
  };
}
