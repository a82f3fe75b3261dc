import {
  addTeamToGroup,
  type GroupsPage,
  groupsQuery,
  isApiFailure,
  keyStarts,
  keys,
  makeGroup,
  type Page,
  removeGroup,
  removeTeamFromGroup,
  renameGroup,
  type TeamGroup,
} from '@waymark/client';
import type { GameId, GroupId } from '@waymark/contract';
import { useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef, useState } from 'react';
import { afterChanges, type Change } from './pending';

const REFUSED = 403;
const CREATE_REFUSED = 'You must be the game creator, a game administrator, or a system super administrator.';

/** The groups of a game as they are on screen, and everything that can be done with them. */
export function useGroups(game: GameId, view: GroupsPage) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const saves = useFieldSaves<string>();
  const list = useQuery({ ...groupsQuery(api, game, view), placeholderData: keepPreviousData });
  const [pending, setPending] = useState<readonly Change[]>([]);
  // A new group stays on top while this page is on view, wherever the provider sorts it ([G49]).
  const [fresh, setFresh] = useState<{ readonly view: GroupsPage; readonly groups: readonly TeamGroup[] }>();
  const [adding, setAdding] = useState(false);
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
  const underWay = useRef(false);

  const loaded = list.data?.items ?? [];
  const mine = fresh && fresh.view.page === view.page && fresh.view.perPage === view.perPage ? fresh.groups : [];
  const onTop = mine.map((group) => loaded.find(({ id }) => id === group.id) ?? group);
  const rest = loaded.filter(({ id }) => !mine.some((group) => group.id === id));
  const groups = afterChanges([...onTop, ...rest], pending);

  const write = (change: Change): Promise<void> => {
    if (change.kind === 'rename') return renameGroup(api, game, change.group, change.name);
    if (change.kind === 'add') return addTeamToGroup(api, game, change.group, change.team.id);
    if (change.kind === 'take') return removeTeamFromGroup(api, game, change.group, change.team.id);
    return removeGroup(api, game, change.group);
  };

  /** Shows a change at once; when it fails, it is taken away again and the groups are as before. */
  const make = async (change: Change): Promise<boolean> => {
    setPending((all) => [...all, change]);
    const field = `${change.group} ${change.kind === 'rename' ? 'name' : 'teams'}`;
    const done = await saves.save(field, () => write(change));
    if (done) {
      client.setQueriesData<Page<TeamGroup>>(
        { queryKey: keyStarts.groups(game) },
        (page) => page && { ...page, items: afterChanges(page.items, [change]) },
      );
      setFresh((now) => now && { ...now, groups: afterChanges(now.groups, [change]) });
      if (change.kind === 'delete') void client.invalidateQueries({ queryKey: keyStarts.groups(game) });
    }
    setPending((all) => all.filter((one) => one !== change));
    return done;
  };

  /** Makes a group and answers it; undefined when that was refused. */
  const add = async (): Promise<GroupId | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setAdding(true);
    const settle = notices.saving();
    try {
      const { group, page } = await makeGroup(api, game, view.perPage, { handles: [REFUSED] });
      settle('saved');
      setFresh((now) => ({ view, groups: [group, ...(now && now.view.page === view.page ? now.groups : [])] }));
      client.setQueryData<Page<TeamGroup>>(keys.groupsPage(game, view), (before) =>
        before && page && page > before.pages ? { ...before, pages: page } : before,
      );
      return group.id;
    } catch (error) {
      settle('failed');
      if (isApiFailure(error) && error.status === REFUSED) {
        notices.show({ tone: 'danger', text: messageOf(error.data) ?? t(CREATE_REFUSED) });
      } else {
        errors.report(error);
      }
      return undefined;
    } finally {
      underWay.current = false;
      setAdding(false);
    }
  };

  /** Something would be lost if the screen went away now. */
  const dirty = typed.size > 0 || saves.unsaved.length > 0;

  return { list, groups, add, adding, make, saves, dirty, setTyped, forgetFresh: () => setFresh(undefined) };
}

/** What the groups of a screen can do. */
export type GroupsEditor = ReturnType<typeof useGroups>;

function messageOf(data: unknown): string | undefined {
  const { message } = (typeof data === 'object' && data !== null ? data : {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
