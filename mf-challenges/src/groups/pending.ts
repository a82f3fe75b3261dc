import type { TeamGroup } from '@waymark/client';
import type { GroupId, GroupTeam } from '@waymark/contract';

/** A change that was made on screen. Laid over what the provider said until it has answered. */
export type Change =
  | { readonly kind: 'rename'; readonly group: GroupId; readonly name: string }
  | { readonly kind: 'add'; readonly group: GroupId; readonly team: GroupTeam }
  | { readonly kind: 'take'; readonly group: GroupId; readonly team: GroupTeam }
  | { readonly kind: 'delete'; readonly group: GroupId };

/** Teams by name without regard to letter case. */
export const byName = (a: { readonly name?: string | undefined }, b: { readonly name?: string | undefined }): number =>
  (a.name ?? '').localeCompare(b.name ?? '', undefined, { sensitivity: 'accent' });

/** The groups after changes, in the order in which these were made. Without a change that failed they are as before. */
export function afterChanges(groups: readonly TeamGroup[], changes: readonly Change[]): readonly TeamGroup[] {
  return changes.reduce(afterOne, groups);
}

function afterOne(groups: readonly TeamGroup[], change: Change): readonly TeamGroup[] {
  if (change.kind === 'delete') return groups.filter(({ id }) => id !== change.group);
  return groups.map((group) => {
    if (group.id !== change.group) return group;
    if (change.kind === 'rename') return { ...group, name: change.name };
    const others = group.teams.filter(({ id }) => id !== change.team.id);
    return { ...group, teams: change.kind === 'add' ? [...others, change.team] : others };
  });
}
