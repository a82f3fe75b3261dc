import {
  isApiFailure,
  keyStarts,
  makeTeam,
  mediaFields,
  removeTeam,
  saveTeam,
  type TeamWrite,
  teamsQuery,
  uploadFile,
  withoutMedia,
} from '@waymark/client';
import type { GameId, PutFileOptions, Team, TeamId } from '@waymark/contract';
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
import { NO_ROOM, NO_ROOM_TEXT } from './no-room';

interface View {
  readonly page: number;
  readonly perPage: number;
}

/** The teams of a page as they are on screen, and everything that can be done with them. */
export function useTeams(game: GameId, view: View) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const saves = useFieldSaves<string>();
  const list = useOptimisticList<Team>({ query: teamsQuery(api, game, view), lists: keyStarts.teamPages(game) });
  const { run, isUnderWay } = useActions<'add'>();
  const [typed, setTypedIn] = useState<ReadonlySet<TeamId>>(new Set());
  /** Notes whether a name was typed that is not saved. */
  const setTyped = useCallback((team: TeamId, isTyped: boolean) => {
    setTypedIn((all) => {
      if (all.has(team) === isTyped) return all;
      return new Set(isTyped ? [...all, team] : [...all].filter((id) => id !== team));
    });
  }, []);

  const save = async (team: TeamId, field: string, edit: (team: Team) => Team, write: () => Promise<unknown>) => {
    try {
      await list.change({ kind: 'edit', ids: [team], edit }, inTurn(saves, `${team} ${field}`, write));
      return true;
    } catch {
      // The queue has told it.
      return false;
    }
  };
  const write = (team: TeamId, changes: TeamWrite) => saveTeam(api, game, team, changes, { handles: [422] });
  const rename = (team: TeamId, name: string): Promise<boolean> =>
    save(
      team,
      'name',
      (now) => ({ ...now, name }),
      () => write(team, { name }),
    );
  const uploadPhoto = (team: TeamId) => async (file: File, options: PutFileOptions) => {
    await write(team, mediaFields('standard', await uploadFile(api, file, options)));
    await list.reload();
  };
  const deletePhoto = (team: TeamId): Promise<boolean> =>
    save(
      team,
      'photo',
      (now) => ({ ...now, assets: { photos: [], videos: now.assets?.videos ?? [] } }),
      () => write(team, withoutMedia('standard')),
    );
  const remove = useRemoval<Team>({
    change: list.change,
    write: async ({ id }) => {
      await removeTeam(api, game, id, { handles: [404] });
      return undefined;
    },
    told: ({ name }) => t('Deleted “{name}”', { name: name || t('Untitled team') }),
  });

  /** Makes a team and answers it; undefined when that was refused. */
  const add = async (): Promise<TeamId | undefined> => {
    const made = await run(
      'add',
      () => makeTeam(api, game, view.perPage, { handles: [NO_ROOM] }),
      (error) => {
        if (!isApiFailure(error) || error.status !== NO_ROOM) return false;
        notices.show({ tone: 'danger', text: t(NO_ROOM_TEXT) });
        return true;
      },
    );
    if (!made) return undefined;
    const { team, page } = made.answer;
    list.pin(team, page);
    void list.reload();
    return team.id;
  };

  return {
    list,
    add,
    adding: isUnderWay('add'),
    rename,
    uploadPhoto,
    deletePhoto,
    remove,
    saves,
    typed,
    setTyped,
    /** Something would be lost if the screen went away now. */
    dirty: typed.size > 0 || saves.unsaved.length > 0,
  };
}

/** What the teams of a screen can do. */
export type TeamsEditor = ReturnType<typeof useTeams>;
