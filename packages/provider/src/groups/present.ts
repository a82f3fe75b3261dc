import { asGroupId, asTeamId, type Group } from '@waymark/contract';
import type { Queries } from '../db/database';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets } from '../media/present';
import { type GroupRow, listTeamsOfGroups } from './repo';

/** Groups as sent to clients, with their teams and team photos. */
export async function presentGroups(queries: Queries, rows: readonly GroupRow[], origin: string): Promise<Group[]> {
  const teams = await listTeamsOfGroups(
    queries,
    rows.map(({ id }) => id),
  );
  const ids = new Set([...teams.values()].flat().map(({ id }) => id));
  const files = await listAttachmentsOf(queries, 'team', [...ids]);
  return rows.map(({ id, name, game_id }) => ({
    id: asGroupId(id),
    name,
    label: name,
    game_id,
    teams: (teams.get(id) ?? []).map((team) => ({
      id: asTeamId(team.id),
      name: team.name,
      assets: presentAssets(origin, files.get(team.id) ?? []),
    })),
  }));
}
