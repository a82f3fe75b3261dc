import { findBrandOf } from '../blasts/brand-of';
import { lockGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listTeamCodes } from './codes';

const SECONDS = 30;
const tooMuch = () => errors.invalid({ per_page: ['There are too many teams for one document.'] });

/** Printable cards of teams, for administrators only, because anyone with a code can join. */
export function cardRoutes({ database, work }: Services): HandlersOf<'printTeamCards'> {
  return {
    printTeamCards: async ({ params, query, caller }) => {
      const { app, per_page: perPage = '4' } = query;
      if (!URL.canParse(app) || !/^https?:$/.test(new URL(app).protocol)) {
        throw errors.invalid({ app: ["Enter the address of the players' app."] });
      }
      const { game, brand, cards } = await database.tx(async (tx) => {
        const locked = await lockGame(tx, caller, params.id);
        const { name } = await findBrandOf(tx, locked.white_label_id);
        return { game: locked, brand: name, cards: await listTeamCodes(tx, locked.id) };
      });
      const pdf = await work.run(
        'drawTeamCards',
        { brand, game: game.name, app: new URL(app).origin, cards, perPage: Number(perPage) },
        { by: caller.userId, seconds: SECONDS, tooMuch },
      );
      const content = Buffer.from(pdf).toString('base64');
      return { file: { name: `team-cards-${game.id}.pdf`, type: 'application/pdf', content }, count: cards.length };
    },
  };
}
