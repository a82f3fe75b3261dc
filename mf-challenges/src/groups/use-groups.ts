import {
  addTeamToGroup,
  groupsQuery,
  isApiFailure,
  keyStarts,
  makeGroup,
  removeGroup,
  removeTeamFromGroup,
  renameGroup,
  type TeamGroup,
} from '@waymark/client';
import {
  type ApiCapability,
  type GameId,
  type GroupId,
  type GroupTeam,
  readValidationMessages,
} from '@waymark/contract';
import {
  type PageAt,
  pagesQuery,
  REFUSED,
  useActions,
  useHost,
  useItemEdits,
  useOptimisticList,
  useRemoval,
  useTranslate,
} from '@waymark/host-kit';
import { useState } from 'react';
import { GroupNames } from './group-names';

const FORBIDDEN = 403;
const CREATE_REFUSED = 'You must be the game creator, a game administrator, or a system super administrator.';

/** Query options of the displayed groups. */
export const groupsAt = (api: ApiCapability, game: GameId, view: PageAt) =>
  pagesQuery(view, (page) => groupsQuery(api, game, page));

/** The groups of a game with pending changes, and their actions. */
export function useGroups(game: GameId, view: PageAt) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const list = useOptimisticList<TeamGroup>({ query: groupsAt(api, game, view), lists: keyStarts.groups(game) });
  const { run, isUnderWay } = useActions<'add'>();
  const { save, ...edits } = useItemEdits(list);
  const [names] = useState(() => new GroupNames());
  const rename = (id: GroupId, name: string): Promise<boolean> =>
    save({
      id,
      field: 'name',
      edit: (now) => ({ ...now, name }),
      // The error is shown at the field, which keeps what was typed.
      write: () => renameGroup(api, game, id, name, { handles: REFUSED }),
      exact: true,
    });
  const changeTeams = async (
    id: GroupId,
    edit: (teams: readonly GroupTeam[]) => readonly GroupTeam[],
    write: () => Promise<void>,
  ): Promise<void> => {
    const field = 'teams';
    const isSaved = await save({
      id,
      field,
      edit: (now) => ({ ...now, teams: edit(now.teams) }),
      write,
      exact: true,
      adds: true,
    });
    // Reported and reverted, so nothing is left to save.
    if (!isSaved) edits.saves.forget(`${id} ${field}`);
  };
  const addTeam = (id: GroupId, team: GroupTeam): Promise<void> =>
    changeTeams(
      id,
      (teams) => [...without(teams, team), team],
      () => addTeamToGroup(api, game, id, team.id),
    );
  const takeTeam = (id: GroupId, team: GroupTeam): Promise<void> =>
    changeTeams(
      id,
      (teams) => without(teams, team),
      () => removeTeamFromGroup(api, game, id, team.id),
    );
  const remove = useRemoval<TeamGroup>({
    change: list.change,
    write: async ({ id }) => {
      await removeGroup(api, game, id, { handles: [404] });
      return undefined;
    },
    message: ({ name }) => t('Deleted “{name}”', { name: name || t('Untitled group') }),
  });

  /** Creates a group. `prepare` is called with its id before it appears, and not if it was rejected. */
  const add = async (prepare: (id: GroupId) => void): Promise<void> => {
    const made = await run(
      'add',
      () => makeGroup(api, game, view.perPage, { handles: [FORBIDDEN] }),
      (error) => {
        if (!isApiFailure(error) || error.status !== FORBIDDEN) return false;
        notices.show({ tone: 'danger', text: readValidationMessages(error.data)[0]?.message ?? t(CREATE_REFUSED) });
        return true;
      },
    );
    if (!made) return;
    const { group, page } = made.answer;
    prepare(group.id);
    list.pin(group, page);
    void list.reload();
  };

  return { ...edits, list, names, add, adding: isUnderWay('add'), rename, addTeam, takeTeam, remove };
}

/** The actions of the groups screen. */
export type GroupsEditor = ReturnType<typeof useGroups>;

const without = (teams: readonly GroupTeam[], { id }: GroupTeam) => teams.filter((team) => team.id !== id);
