import {
  allRewardsQuery,
  keyStarts,
  keys,
  makeReward,
  mediaFields,
  removeReward,
  rewardsQuery,
  saveReward,
  uploadFile,
  withoutMedia,
} from '@waymark/client';
import type { GameId, Reward, RewardWrite } from '@waymark/contract';
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
import { useQueryClient } from '@waymark/host-kit/query';
import type { UploadFile } from '@waymark/ui';
import { useStoredPins } from '../use-stored-pins';

/** The rewards of a game and the actions on them. */
export function useRewards(game: GameId, view: PageAt) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const related = [keyStarts.readiness(game), keys.allRewards(game)];
  const list = useOptimisticList<Reward>({
    query: pagesQuery(view, (page) => rewardsQuery(api, game, page)),
    lists: keyStarts.rewards(game),
    related,
  });
  useStoredPins(list, view, allRewardsQuery(api, game));
  const { run, isUnderWay } = useActions<'add'>();
  const { save: saveItem, saves, dirty, typed, setTyped } = useItemEdits<Reward, string>(list);
  const save = (id: number, values: RewardWrite): Promise<boolean> =>
    saveItem({
      id,
      field: Object.keys(values).join(' '),
      edit: (now) => ({ ...now, ...values }),
      write: async () => {
        await saveReward(api, game, id, values, { handles: REFUSED });
        // The list is exact, but not what is derived from it. Called before the list takes the change over, because pins
        // would go back to what was loaded.
        for (const queryKey of related) void client.invalidateQueries({ queryKey });
      },
      exact: true,
    });

  /** Reloads the list, because only the provider knows the photo's URL. */
  const savePhoto = async (id: number, values: RewardWrite) => {
    await saveReward(api, game, id, values, { handles: REFUSED });
    settle(saves, `${id} photo`);
    await list.reload();
  };
  const deletePhoto = (id: number): Promise<boolean> =>
    saveItem({
      id,
      field: 'photo',
      edit: (now) => ({ ...now, photo: null, assets: { photos: [], videos: now.assets?.videos ?? [] } }),
      write: () => saveReward(api, game, id, withoutMedia('standard'), { handles: REFUSED }),
    });
  const uploadPhoto =
    (id: number): UploadFile =>
    async (file, { onProgress, signal }) => {
      const stored = await uploadFile(api, file, { onProgress, signal });
      await savePhoto(id, mediaFields('standard', stored));
    };

  const remove = useRemoval<Reward>({
    change: list.change,
    write: async ({ id }) => {
      await removeReward(api, game, id, { handles: [404] });
      return undefined;
    },
    message: ({ title }) => t('Deleted “{name}”', { name: title || t('Untitled reward') }),
  });

  /** Creates a reward and returns its id; undefined if rejected. */
  const add = async (): Promise<number | undefined> => {
    const made = await run('add', () => makeReward(api, game, view.perPage));
    if (!made) return undefined;
    const { reward, page } = made.answer;
    list.pin(reward, page);
    void list.reload();
    return reward.id;
  };

  return {
    list,
    add,
    adding: isUnderWay('add'),
    save,
    uploadPhoto,
    deletePhoto,
    remove,
    saves,
    dirty,
    typed,
    setTyped,
  };
}

/** The rewards of a game and the actions on them. */
export type RewardsEditor = ReturnType<typeof useRewards>;
