import { type GameRole, PAGE_SIZE_DEFAULT, PAGE_SIZE_STREAM } from '@waymark/contract';
import { presentBranding } from '../branding/present';
import { findBranding } from '../branding/repo';
import { isStaffOf } from '../challenges/places';
import { requireGame } from '../games/require-game';
import { listAttachments } from '../media/attachments';
import { findTeamOf } from '../play/repo';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { presentAnswers } from './present';
import { findReadable } from './readable';
import { isBlind, readerOf } from './reader';
import { countAnswers, listAnswerRows, listFeaturedIds } from './repo';

type SeenGame = Awaited<ReturnType<typeof requireGame>>;
/** The requested page of visible answers. */
interface PageOfShown {
  readonly per_page?: number | undefined;
  readonly max_id?: number | undefined;
  readonly task_id?: number | undefined;
  readonly team_id?: number | undefined;
}

/** Submissions of a game: for review, and as streams show them. */
export function answerRoutes(
  services: Services,
): HandlersOf<'listAnswers' | 'streamAnswers' | 'showAnswers' | 'getAnswer'> {
  const { database } = services;
  /** Answers that everybody in the game may see, newest first, after a cursor. */
  const pageOfShown = async (game: SeenGame['game'], role: GameRole, caller: Caller, asked: PageOfShown) => {
    const shown = {
      gameId: game.id,
      taskId: asked.task_id,
      teamId: asked.team_id,
      decided: isBlind(game, role) && asked.team_id !== undefined,
      shownBy: game.review,
    };
    const [rows, count, team] = await Promise.all([
      listAnswerRows(database.db, { ...shown, before: asked.max_id }, { limit: asked.per_page ?? PAGE_SIZE_STREAM }),
      countAnswers(database.db, shown),
      findTeamOf(database.db, game.id, caller.userId),
    ]);
    return { answers: await presentAnswers(database.db, rows, game, readerOf(game, role, team), services), count };
  };

  /** The parts of the brand that everybody in a game sees: colour and logo of the bar. */
  const brandShown = async ({ id }: SeenGame['game']) => {
    const [row, attached] = await Promise.all([
      findBranding(database.db, id),
      listAttachments(database.db, 'game', id),
    ]);
    const { top_nav_background_color, logo } = presentBranding(row, attached, services.origin());
    return { top_nav_background_color, logo };
  };

  return {
    listAnswers: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      if (!isStaffOf(role)) throw errors.notAllowed();
      const page = query.page ?? 1;
      const limit = query.per_page ?? PAGE_SIZE_DEFAULT;
      const filter = {
        gameId: game.id,
        taskId: query.task_id,
        teamId: query.team_id,
        featured: query.featured === '1',
        // Filtering by team would reveal whose undecided answers these are.
        decided: isBlind(game, role) && query.team_id !== undefined,
      };
      const [rows, count] = await Promise.all([
        listAnswerRows(database.db, filter, { limit, offset: (page - 1) * limit }),
        countAnswers(database.db, filter),
      ]);
      const meta = { pages: Math.max(1, Math.ceil(count / limit)), page, count };
      return { answers: await presentAnswers(database.db, rows, game, readerOf(game, role), services), count, meta };
    },

    streamAnswers: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      return pageOfShown(game, role, caller, query);
    },

    showAnswers: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      const asksBrand = game.grey_enabled && query.max_id === undefined;
      const [page, featured, brand] = await Promise.all([
        pageOfShown(game, role, caller, query),
        listFeaturedIds(database.db, game.id, game.review),
        asksBrand ? brandShown(game) : undefined,
      ]);
      return { ...page, featured, ...(brand ? { brand } : {}) };
    },

    getAnswer: async ({ params, query, caller }) => {
      const seen = await requireGame(database.db, caller, query.game_id);
      const readable = await findReadable(database.db, caller, seen, params.id);
      if (!readable) throw errors.notFound();
      const { found, game, reader } = readable;
      const [answer] = await presentAnswers(database.db, [found], game, reader, services);
      if (!answer) throw errors.notFound();
      return { answer };
    },
  };
}
