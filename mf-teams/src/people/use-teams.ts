import {
  allTeamsQuery,
  keyStarts,
  keys,
  makeTeam,
  mediaFields,
  removeTeam,
  saveTeam,
  type TeamWrite,
  teamsQuery,
  uploadFile,
  withoutMedia,
} from '@waymark/client';
import type { ApiCapability, GameId, PutFileOptions, Team, TeamId } from '@waymark/contract';
import {
  type PageAt,
  pagesQuery,
  REFUSED,
  settle,
  useActions,
  useHost,
  useItemEdits,
  useOptimisticList,
  useRemoval,
  useTranslate,
} from '@waymark/host-kit';
import { useStoredPins } from '../use-stored-pins';
import { isNoRoom, NO_ROOM, useNoRoom } from './no-room';

/** Query options of the displayed teams. */
export const teamsAt = (api: ApiCapability, game: GameId, view: PageAt) =>
  pagesQuery(view, (page) => teamsQuery(api, game, page));

/** The teams of a page and the actions on them. */
export function useTeams(game: GameId, view: PageAt) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const noRoom = useNoRoom();
  const list = useOptimisticList<Team>({
    query: teamsAt(api, game, view),
    lists: keyStarts.teamPages(game),
    related: [keys.allTeams(game), keyStarts.groups(game), keys.teamPlaces(game)],
  });
  useStoredPins(list, view, allTeamsQuery(api, game));
  const { run, isUnderWay } = useActions<'add'>();
  const { save, ...edits } = useItemEdits(list);
  const write = (team: TeamId, changes: TeamWrite) => saveTeam(api, game, team, changes, { handles: REFUSED });
  const rename = (id: TeamId, name: string): Promise<boolean> =>
    save({ id, field: 'name', edit: (now) => ({ ...now, name }), write: () => write(id, { name }) });
  const uploadPhoto = (team: TeamId) => async (file: File, options: PutFileOptions) => {
    await write(team, mediaFields('standard', await uploadFile(api, file, options)));
    settle(edits.saves, `${team} photo`);
    await list.reload();
  };
  const deletePhoto = (id: TeamId): Promise<boolean> =>
    save({
      id,
      field: 'photo',
      edit: (now) => ({ ...now, assets: { photos: [], videos: now.assets?.videos ?? [] } }),
      write: () => write(id, withoutMedia('standard')),
    });
  const remove = useRemoval<Team>({
    change: list.change,
    write: async ({ id }) => {
      await removeTeam(api, game, id, { handles: [404] });
      return undefined;
    },
    message: ({ name }) => t('Deleted “{name}”', { name: name || t('Untitled team') }),
  });

  /** Creates a team. `prepare` is called with its id before it appears, and not if it was rejected. */
  const add = async (prepare: (id: TeamId) => void): Promise<void> => {
    const made = await run(
      'add',
      () => makeTeam(api, game, view.perPage, { handles: [NO_ROOM] }),
      (error) => {
        if (!isNoRoom(error)) return false;
        void noRoom().then((notice) => notices.show({ tone: 'danger', ...notice }));
        return true;
      },
    );
    if (!made) return;
    const { team, page } = made.answer;
    prepare(team.id);
    list.pin(team, page);
    void list.reload();
  };

  return {
    ...edits,
    list,
    add,
    adding: isUnderWay('add'),
    rename,
    uploadPhoto,
    deletePhoto,
    remove,
  };
}

/** The teams of a page and the actions on them. */
export type TeamsEditor = ReturnType<typeof useTeams>;
