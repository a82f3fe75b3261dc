import {
  addTeamToGroup,
  type GroupsPage,
  groupsQuery,
  isApiFailure,
  keyStarts,
  makeGroup,
  removeGroup,
  removeTeamFromGroup,
  renameGroup,
  type TeamGroup,
} from '@waymark/client';
import type { GameId, GroupId, GroupTeam } from '@waymark/contract';
import {
  inTurn,
  useActions,
  useFieldSaves,
  useHost,
  useOptimisticList,
  useRemoval,
  useTranslate,
} from '@waymark/host-kit';
import { useCallback, useState } from 'react';

const REFUSED = 403;
const CREATE_REFUSED = 'You must be the game creator, a game administrator, or a system super administrator.';

/** The groups of a game as they are on screen, and everything that can be done with them. */
export function useGroups(game: GameId, view: GroupsPage) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const saves = useFieldSaves<string>();
  const list = useOptimisticList<TeamGroup>({ query: groupsQuery(api, game, view), lists: keyStarts.groups(game) });
  const { run, isUnderWay } = useActions<'add'>();
  const [typed, setTypedIn] = useState<ReadonlySet<GroupId>>(new Set());
  /** Notes whether a name was typed that is not saved. */
  const setTyped = useCallback((group: GroupId, isTyped: boolean) => {
    setTypedIn((all) => {
      if (all.has(group) === isTyped) return all;
      const next = new Set(all);
      if (isTyped) next.add(group);
      else next.delete(group);
      return next;
    });
  }, []);

  /** Shows a change at once; when it fails, it is taken away again and the groups are as before. */
  const save = async (
    group: GroupId,
    field: 'name' | 'teams',
    edit: (group: TeamGroup) => TeamGroup,
    write: () => Promise<void>,
  ): Promise<boolean> => {
    const change = { kind: 'edit', ids: [group], edit, exact: true } as const;
    try {
      await list.change(change, inTurn(saves, `${group} ${field}`, write));
      return true;
    } catch {
      // The queue has told it.
      return false;
    }
  };
  const rename = (group: GroupId, name: string): Promise<boolean> =>
    save(
      group,
      'name',
      (now) => ({ ...now, name }),
      () => renameGroup(api, game, group, name),
    );
  const addTeam = (group: GroupId, team: GroupTeam): Promise<boolean> =>
    save(
      group,
      'teams',
      (now) => ({ ...now, teams: [...without(now.teams, team), team] }),
      () => addTeamToGroup(api, game, group, team.id),
    );
  const takeTeam = (group: GroupId, team: GroupTeam): Promise<boolean> =>
    save(
      group,
      'teams',
      (now) => ({ ...now, teams: without(now.teams, team) }),
      () => removeTeamFromGroup(api, game, group, team.id),
    );
  const remove = useRemoval<TeamGroup>({
    change: list.change,
    write: async ({ id }) => {
      await removeGroup(api, game, id, { handles: [404] });
      return undefined;
    },
    told: ({ name }) => t('Deleted “{name}”', { name: name || t('Untitled group') }),
  });

  /** Makes a group and answers it; undefined when that was refused. */
  const add = async (): Promise<GroupId | undefined> => {
    const made = await run(
      'add',
      () => makeGroup(api, game, view.perPage, { handles: [REFUSED] }),
      (error) => {
        if (!isApiFailure(error) || error.status !== REFUSED) return false;
        notices.show({ tone: 'danger', text: messageOf(error.data) ?? t(CREATE_REFUSED) });
        return true;
      },
    );
    if (!made) return undefined;
    const { group, page } = made.answer;
    list.pin(group, page);
    return group.id;
  };

  /** Something would be lost if the screen went away now. */
  const dirty = typed.size > 0 || saves.unsaved.length > 0;

  return { list, add, adding: isUnderWay('add'), rename, addTeam, takeTeam, remove, saves, dirty, setTyped };
}

/** What the groups of a screen can do. */
export type GroupsEditor = ReturnType<typeof useGroups>;

const without = (teams: readonly GroupTeam[], { id }: GroupTeam) => teams.filter((team) => team.id !== id);

function messageOf(data: unknown): string | undefined {
  const { message } = (typeof data === 'object' && data !== null ? data : {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
