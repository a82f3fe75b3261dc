import { asGroupId, asTeamId, type RankedTeam } from '@waymark/contract';
import { isStaffOf } from '../challenges/places';
import { requireGame } from '../games/require-game';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets } from '../media/present';
import { findTeamOf } from '../play/repo';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { findBoard, listDivisions } from './board-repo';
import { countRanked, findRanked, listRanked, rankingOf, styleAskedFor } from './ranking';

/** Every team, for the full leaderboard. */
const EVERYBODY = 9999;

/** The leaderboard of a game, for all of its members. */
export function leaderboardRoutes({ database, now, origin }: Services): HandlersOf<'listLeaderboard'> {
  return {
    listLeaderboard: async ({ params, query, caller }) => {
      const { db } = database;
      const { game, role } = await requireGame(db, caller, params.id);
      const isStaff = isStaffOf(role);
      // Only places are hidden; the team's app may show its own points.
      if (game.leaderboard_visible === 0 && !isStaff) return { teams: [], my: null, count: 0, groups: [] };
      const [{ frozen_at, revealed }, groups] = await Promise.all([findBoard(db, game.id), listDivisions(db, game.id)]);
      const ranking = rankingOf(db, game, {
        style: styleAskedFor(query.style),
        now: now(),
        frozen: frozen_at !== null && (!isStaff || query.frozen === '1'),
        groupId: query.group_id,
      });
      const limit = query.per_page ?? EVERYBODY;
      const page = { term: query.term?.trim() ?? '', limit, offset: ((query.page ?? 1) - 1) * limit };
      const [rows, count, team] = await Promise.all([
        listRanked(db, ranking, page),
        countRanked(db, { gameId: game.id, groupId: query.group_id, term: page.term }),
        findTeamOf(db, game.id, caller.userId),
      ]);
      const my = team && (await findRanked(db, ranking, team.id));
      const ids = [...rows, ...(my ? [my] : [])].map(({ id }) => id);
      const files = await listAttachmentsOf(db, 'team', ids);
      const present = (row: (typeof rows)[number]): RankedTeam => ({
        ...row,
        id: asTeamId(row.id),
        assets: presentAssets(origin(), files.get(row.id) ?? []),
      });
      return {
        teams: rows.map(present),
        my: my ? present(my) : null,
        count,
        frozen_at: frozen_at?.toISOString() ?? null,
        revealed,
        groups: groups.map(({ id, name }) => ({ id: asGroupId(id), name })),
      };
    },
  };
}
