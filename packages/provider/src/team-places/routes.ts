import { asTeamId } from '@waymark/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { scores, teams } from '../db/schema';
import { requireGame } from '../games/require-game';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets } from '../media/present';
import { lockPlay } from '../play/policy';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { requireTeamWork } from '../teams/policy';
import { lastAnswersOf } from '../teams/repo';
import { placesOf } from './repo';
import { storePlace } from './store-place';

/** The length of a trail. */
const TRAIL = 30 * 60_000;

/** Places of a game's teams. */
export function teamPlaceRoutes({ database, now, origin }: Services): HandlersOf<'noteTeamPlace' | 'listTeamPlaces'> {
  return {
    noteTeamPlace: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await lockPlay(tx, caller, params.id);
        await storePlace(database, tx, { game, team, ...body, now: now() });
        return {};
      }),

    listTeamPlaces: async ({ params, caller }) => {
      const { db } = database;
      const { game, role } = await requireGame(db, caller, params.id);
      requireTeamWork(role);
      if (game.share_location !== 1) return { shared: false, teams: [] };
      const rows = await db
        .select({ id: teams.id, name: teams.name, points: sql<number>`coalesce(${scores.points}, 0)` })
        .from(teams)
        .leftJoin(scores, and(eq(scores.team_id, teams.id), eq(scores.style, 'alltime')))
        .where(and(eq(teams.game_id, game.id), isNull(teams.deleted_at)))
        .orderBy(asc(sql`lower(${teams.name})`), asc(teams.id));
      const ids = rows.map(({ id }) => id);
      const [places, answered, files] = await Promise.all([
        placesOf(db, game.id, new Date(now().getTime() - TRAIL)),
        lastAnswersOf(db, ids),
        listAttachmentsOf(db, 'team', ids),
      ]);
      return {
        shared: true,
        teams: rows.map(({ id, name, points }) => ({
          id: asTeamId(id),
          name,
          points,
          assets: presentAssets(origin(), files.get(id) ?? []),
          last_answer_at: answered.get(id)?.toISOString() ?? null,
          place: places.get(id)?.place ?? null,
          trail: places.get(id)?.trail ?? [],
        })),
      };
    },
  };
}
