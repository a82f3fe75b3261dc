import { PAGE_SIZE_DEFAULT, type RewardWrite } from '@waymark/contract';
import { differencesNaming } from '../audit/differences';
import { pageOf } from '../challenges/places';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { enterGame, type GameRow } from '../games/repo';
import { lockGame, requireGame } from '../games/require-game';
import { rescorePlayed } from '../leaderboard/rescore-played';
import { announceMedia } from '../media/announce-media';
import { detach } from '../media/attachments';
import { showUpload } from '../media/show-upload';
import { announce } from '../realtime/announce';
import { cleanTexts } from '../rich-text/clean-texts';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { NEW_TITLE } from './places';
import { presentGrants, presentRewards } from './present';
import {
  changeReward,
  findReward,
  insertReward,
  listRewardRows,
  lockReward,
  type RewardColumns,
  type RewardRow,
  removeReward,
} from './repo';

type RewardRoutes = HandlersOf<'listRewards' | 'createReward' | 'updateReward' | 'deleteReward' | 'listRewardGrants'>;

/** Fields that decide who has a reward, and its points. Nobody has one that was never changed. */
const DECIDING = ['first', 'trig', 'style', 'points'] as const;

/** Rewards, for administrators of the game. */
export function rewardRoutes(services: Services): RewardRoutes {
  const { database, now, origin, work } = services;

  const ownGame = async (queries: Queries, caller: Caller, gameId: number) => {
    const { game, role } = await requireGame(queries, caller, gameId);
    requireAdministrator(role);
    return game;
  };
  const lockOwn = async (tx: Queries, caller: Caller, gameId: number, id: number) => {
    await enterGame(tx, gameId);
    const game = await ownGame(tx, caller, gameId);
    const reward = await lockReward(tx, game.id, id);
    if (!reward) throw errors.notFound();
    return { game, reward };
  };
  /** Attaches the photo that a body names. */
  const changePhoto = async (tx: Queries, caller: Caller, id: number, body: RewardWrite) => {
    const { standard_media_uuid: uuid, standard_media_extension: extension } = body;
    if (uuid === undefined) return;
    const place = { owner: 'reward', ownerId: id, name: 'standard' } as const;
    const refusal = 'The photo is not an uploaded picture.';
    const named = { uuid, extension, kind: 'image', field: 'standard_media_uuid', refusal } as const;
    const ready = await showUpload(tx, caller, place, named);
    if (ready) await announceMedia(services, tx, ready, caller.userId);
  };
  /** Teams that have already scored may gain or lose it. */
  const settleAll = (tx: Queries, game: GameRow, caller: Caller) => rescorePlayed(services, tx, game, caller);
  const presented = async (tx: Queries, row: RewardRow) => {
    const [achievement] = await presentRewards(tx, [row], origin());
    if (!achievement) throw new Error('The stored reward is missing.');
    return achievement;
  };

  return {
    listRewards: async ({ params, query, caller }) => {
      const game = await ownGame(database.db, caller, params.game_id);
      const { page = 1, per_page: limit = PAGE_SIZE_DEFAULT } = query;
      const { rows, count } = await listRewardRows(database.db, game.id, { limit, offset: (page - 1) * limit });
      const meta = { page, pages: Math.max(1, Math.ceil(count / limit)), count };
      return { achievements: await presentRewards(database.db, rows, origin()), meta };
    },

    createReward: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const reward = await insertReward(tx, game.id, { title: NEW_TITLE });
        const by = { userId: caller.userId, changes: [{ field: 'title', from: '', to: reward.title }] };
        await announce({ database, tx }, game, 'ss.reward.create', { reward: { id: reward.id } }, by);
        const { count } = await listRewardRows(tx, game.id, { limit: 1, offset: 0 });
        return { achievement: await presented(tx, reward), meta: { page: pageOf(count, body.per_page) } };
      }),

    updateReward: async ({ params, body, caller }) => {
      const clean = await cleanTexts(work, caller.userId, body, ['description']);
      return database.tx(async (tx) => {
        const { game, reward: before } = await lockOwn(tx, caller, body.game_id, params.id);
        const values = columnsOf(clean);
        const reward = await changeReward(tx, before.id, values, now());
        await changePhoto(tx, caller, before.id, body);
        const by = { userId: caller.userId, changes: differencesNaming('title', before, reward, values) };
        await announce({ database, tx }, game, 'ss.reward.update', { reward: { id: reward.id } }, by);
        const isFirstChange = before.updated_at.getTime() === before.created_at.getTime();
        if (isFirstChange || DECIDING.some((field) => before[field] !== reward[field]))
          await settleAll(tx, game, caller);
        return { achievement: await presented(tx, reward) };
      });
    },

    deleteReward: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game, reward } = await lockOwn(tx, caller, query.game_id, params.id);
        await detach(tx, { owner: 'reward', ownerId: reward.id, name: 'standard' });
        await removeReward(tx, reward.id);
        const changes = [{ field: 'title', from: reward.title, to: '' }];
        const by = { userId: caller.userId, changes };
        await announce({ database, tx }, game, 'ss.reward.delete', { reward: { id: reward.id } }, by);
        await settleAll(tx, game, caller);
        return {};
      }),

    listRewardGrants: async ({ params, query, caller }) => {
      const game = await ownGame(database.db, caller, query.game_id);
      const reward = await findReward(database.db, game.id, params.id);
      if (!reward) throw errors.notFound();
      return { teams: await presentGrants(database.db, reward.id, origin()) };
    },
  };
}

/** The fields of a body that are columns. */
function columnsOf(body: RewardWrite): RewardColumns {
  const { title, description, first, trig, style, push, points } = body;
  const given = { title, description, first, trig, style, push, points };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
