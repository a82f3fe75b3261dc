import { asTeamId, type GameRole, type Player, type Team } from '@waymark/contract';
import type { Queries } from '../db/database';
import { listAttachments } from '../media/attachments';
import { presentAssets } from '../media/present';
import { listPlayersOf } from './repo';

/**
 * A team member as the game's staff see them. Only administrators see codes, and only of people who are nothing but
 * players: a code signs in as its owner. People with a password need none.
 */
export function presentPlayer(
  row: Awaited<ReturnType<typeof listPlayersOf>>[number],
  { administrator }: Pick<GameRole, 'administrator'>,
): Player {
  const { id, email, name } = row;
  return {
    id,
    email,
    name,
    password_generated: row.passwordGenerated,
    game: {
      code: administrator && !row.hasPassword && !row.worksSomewhere ? row.unlockCode : null,
      administrator: row.administrator ?? false,
      coordinator: row.coordinator ?? false,
      banned: row.banned ?? false,
      creator: row.access === 'Created',
      super_admin: row.superAdmin,
    },
  };
}

/** One team with its players and its photo. */
export async function presentTeam(
  queries: Queries,
  { id, name }: { readonly id: number; readonly name: string },
  role: Pick<GameRole, 'administrator'>,
  origin: string,
): Promise<Team> {
  const players = await listPlayersOf(queries, [id]);
  const files = await listAttachments(queries, 'team', id);
  return {
    id: asTeamId(id),
    name,
    users: players.map((player) => presentPlayer(player, role)),
    assets: presentAssets(origin, files),
  };
}
