import { PAGE_SIZE_DEFAULT, TOUR_SLOTS } from '@waymark/contract';
import { differencesOf } from '../audit/differences';
import { moveBlasts } from '../blasts/plan';
import type { Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { rescorePlayed } from '../leaderboard/rescore-played';
import { announceMedia } from '../media/announce-media';
import { showGameModel, showGamePictures } from '../media/show-game-pictures';
import { announce } from '../realtime/announce';
import { cleanTexts } from '../rich-text/clean-texts';
import { errors, isTaken } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { refuseInside } from '../webhook/check-stored';
import { answerGame } from './answer-game';
import { checkChanges, FRESH_GAME, type GameBody } from './check-changes';
import { freeEntryCode } from './entry-code';
import { prepareLists } from './list-query';
import { requireAdministrator } from './policy';
import { presentGameRow } from './present';
import { changeGame, type GameRow, insertGame } from './repo';
import { lockVisibleGame, requireGame } from './require-game';
import { requireWritable } from './write-policy';

const DAY = 86_400_000;

/** Games: listing, reading and changing them. */
export function gameRoutes(services: Services): HandlersOf<'listGames' | 'getGame' | 'createGame' | 'updateGame'> {
  const { database, limits, origin, now, webhook, work } = services;
  const lists = prepareLists(database);

  /** What every change of a game includes: photos, the model and the live message. */
  const finishChange = async (
    tx: Queries,
    caller: Caller,
    game: GameRow,
    body: GameBody,
    changes: FieldChange[] = [],
  ) => {
    const ready = await showGamePictures(tx, caller, game.id, body, {
      pictures: ['standard', ...TOUR_SLOTS],
      refusal: 'The photo is not an uploaded picture.',
    });
    const model = await showGameModel(tx, caller, game.id, body);
    const { userId } = caller;
    await announce({ database, tx }, game, 'ss.game.update', { fields: Object.keys(body) }, { userId, changes });
    for (const uuid of model ? [...ready, model] : ready) await announceMedia(services, tx, uuid, userId);
  };

  const checkWebhook = async (caller: Caller, address: string) => {
    await limits.outward(caller);
    await refuseInside(address, webhook);
  };

  return {
    listGames: async ({ query, caller }) => {
      const page = query.page ?? 1;
      const size = query.per_page ?? PAGE_SIZE_DEFAULT;
      const filter = {
        userId: caller.userId,
        whiteLabelId: caller.whiteLabelId,
        category: query.category || null,
        since: query.history ? new Date(now().getTime() - query.history * DAY).toISOString() : null,
        term: query.term?.trim() || null,
        limit: size,
      };
      const list = lists(caller.superAdmin ? 'everybody' : 'member', query.sort ?? '-updated');
      const rows = await list({ ...filter, offset: (page - 1) * size });
      // Beyond the last page there is no row with the total.
      const [counted] = rows.length > 0 || page === 1 ? rows : await list({ ...filter, offset: 0 });
      const count = counted?.total ?? 0;
      const address = origin();
      return {
        games: rows.map((row) => presentGameRow(row, caller, address)),
        meta: { pages: Math.max(1, Math.ceil(count / size)), page, count },
      };
    },

    getGame: ({ params, caller }) => answerGame(services, caller, params.id),

    createGame: async ({ body, caller }) => {
      if (!caller.superAdmin) throw errors.notAllowed();
      if (body.webhook) await checkWebhook(caller, body.webhook);
      const clean = await cleanTexts(work, caller.userId, body, ['description']);
      const values = checkChanges({ ...clean, name: body.name ?? '' }, FRESH_GAME);
      const id = await namingTheCode(() =>
        database.tx(async (tx) => {
          const code = values.code ?? (await freeEntryCode(tx, caller.whiteLabelId));
          const game = await insertGame(tx, caller, { ...values, name: values.name ?? '', code }, now());
          await finishChange(tx, caller, game, body);
          return game.id;
        }),
      );
      return answerGame(services, caller, id);
    },

    updateGame: async ({ params, body, caller }) => {
      if (body.webhook) {
        // Addresses are only resolved for people who may change the game, and outside any lock.
        const { role } = await requireGame(database.db, caller, params.id);
        requireAdministrator(role);
        await checkWebhook(caller, body.webhook);
      }
      const clean = await cleanTexts(work, caller.userId, body, ['description']);
      await namingTheCode(() =>
        database.tx(async (tx) => {
          const { game: before, role } = await lockVisibleGame(tx, caller, params.id);
          requireAdministrator(role);
          requireWritable(body, before, role);
          const values = checkChanges(clean, before);
          const game = await changeGame(tx, before.id, values, now());
          await moveBlasts(database, tx, before, game);
          // Moderation decides which answers count, the zone on which day.
          if (game.review !== before.review || game.tz !== before.tz) await rescorePlayed(services, tx, game, caller);
          await finishChange(tx, caller, game, body, differencesOf(before, game, values));
        }),
      );
      return answerGame(services, caller, params.id);
    },
  };
}

/** The database decides whether a code is free, so two people who choose it at once cannot both get it. */
async function namingTheCode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'games_code')) throw errors.invalid({ code: ['Entry code is already taken.'] });
    throw error;
  }
}
