import type { updateGroup } from '@waymark/contract';
import type * as z from 'zod/mini';
import { differencesOf } from '../audit/differences';
import type { Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { errors } from '../server/errors';
import { addTeams, countTeamsOf, type GroupRow, listTeamsOfGroups, removeTeams, renameGroup } from './repo';

/** The parsed body of a group write. */
export type GroupBody = z.output<typeof updateGroup.body>;

/** What changed in a group: the written parts, and the differences. */
export interface GroupChange {
  readonly name: string;
  readonly fields: string[];
  readonly changes: FieldChange[];
}

/**
 * Applies a write to a locked group.
 * @throws {ApiError} 422 naming the error; nothing is written then
 */
export async function changeGroup(tx: Queries, group: GroupRow, body: GroupBody, now: Date): Promise<GroupChange> {
  const label = body.label?.trim().replace(/\s+/g, ' ');
  const wanted = [...new Set([...(body.teams ?? []), ...(body.team_id === undefined ? [] : [body.team_id])])];
  const faults: Record<string, string[]> = {};
  if (label === '') faults.label = ['Enter a name.'];
  if ((await countTeamsOf(tx, group.game_id, wanted)) < wanted.length) {
    faults[body.teams ? 'teams' : 'team_id'] = ['The team is not in this game any more.'];
  }
  if (Object.keys(faults).length > 0) throw errors.invalid(faults);

  const before = await namesOf(tx, group.id);
  if (label !== undefined && label !== group.name) await renameGroup(tx, group.id, label, now);
  if (body.teams)
    await removeTeams(
      tx,
      group.id,
      [...before.keys()].filter((id) => !wanted.includes(id)),
    );
  await addTeams(tx, group.id, wanted);
  const after = { label: label ?? group.name, teams: [...(await namesOf(tx, group.id)).values()] };
  return {
    name: after.label,
    fields: [...(label === undefined ? [] : ['label']), ...(wanted.length > 0 || body.teams ? ['teams'] : [])],
    changes: differencesOf({ label: group.name, teams: [...before.values()] }, after, after),
  };
}

/** Removes a team from a locked group; a team that is not in it is ignored. */
export async function leaveGroup(tx: Queries, group: GroupRow, teamId: number): Promise<GroupChange> {
  const before = await namesOf(tx, group.id);
  await removeTeams(tx, group.id, [teamId]);
  const after = { teams: [...(await namesOf(tx, group.id)).values()] };
  return {
    name: group.name,
    fields: ['teams'],
    changes: differencesOf({ teams: [...before.values()] }, after, after),
  };
}

async function namesOf(tx: Queries, groupId: number): Promise<ReadonlyMap<number, string>> {
  const teams = (await listTeamsOfGroups(tx, [groupId])).get(groupId) ?? [];
  return new Map(teams.map(({ id, name }) => [id, name]));
}
