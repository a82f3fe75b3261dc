import { asTeamId, PAGE_SIZE_DEFAULT, type Player } from '@waymark/contract';
import { requireGame } from '../games/require-game';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets } from '../media/present';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { cardRoutes } from './card-routes';
import { mergedInto, mergeRoutes } from './merge-routes';
import { playerRoutes } from './player-routes';
import { requireTeamWork } from './policy';
import { presentPlayer } from './present';
import { lastAnswersOf, listInvitations, listPeopleOf, listPlayersOf, listTeamRows, listUnassigned } from './repo';
import { listUnfinished } from './stuck-repo';
import { stuckRoutes } from './stuck-routes';
import { teamWriteRoutes } from './write-routes';

type Names =
  | 'mergeTeams'
  | 'unmergeTeam'
  | 'printTeamCards'
  | 'listTeams'
  | 'listStuckTeams'
  | 'createTeam'
  | 'updateTeam'
  | 'deleteTeam'
  | 'addPlayer'
  | 'removePlayer';

/** Teams of a game, and their players. */
export function teamRoutes(services: Services): HandlersOf<Names> {
  const { database, origin } = services;
  return {
    ...teamWriteRoutes(services),
    ...playerRoutes(services),
    ...mergeRoutes(services),
    ...cardRoutes(services),
    ...stuckRoutes(services),
    listTeams: async ({ query, caller }) => {
      const { role } = await requireGame(database.db, caller, query.game_id);
      requireTeamWork(role);
      const page = query.page ?? 1;
      const limit = query.per_page ?? PAGE_SIZE_DEFAULT;
      const { rows, count } = await listTeamRows(database.db, query.game_id, { limit, offset: (page - 1) * limit });
      const ids = rows.map(({ id }) => id);
      const [players, files, answered, unfinished, merged, unassigned, people, invitations] = await Promise.all([
        listPlayersOf(database.db, ids),
        listAttachmentsOf(database.db, 'team', ids),
        lastAnswersOf(database.db, ids),
        listUnfinished(database.db, query.game_id, ids),
        mergedInto(database.db, ids),
        listUnassigned(database.db, query.game_id),
        listPeopleOf(database.db, query.game_id),
        listInvitations(database.db, query.game_id),
      ]);
      const playersOf = new Map<number, Player[]>(ids.map((id) => [id, []]));
      for (const player of players) playersOf.get(player.teamId)?.push(presentPlayer(player, role));
      return {
        teams: rows.map(({ id, name, code }) => ({
          id: asTeamId(id),
          name,
          users: playersOf.get(id) ?? [],
          // Anyone with a code can join, so only administrators see it.
          ...(role.administrator && { code }),
          assets: presentAssets(origin(), files.get(id) ?? []),
          last_answer_at: answered.get(id)?.toISOString() ?? null,
          challenges_left: unfinished.has(id),
          merged: (merged.get(id) ?? []).map((team) => ({ id: asTeamId(team.id), name: team.name })),
        })),
        unassigned_users: unassigned,
        ...people,
        invitations,
        count,
        page,
        pages: Math.max(1, Math.ceil(count / limit)),
      };
    },
  };
}
