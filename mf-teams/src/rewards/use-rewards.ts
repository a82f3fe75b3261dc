import {
  type GroupsPage,
  keyStarts,
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
  inTurn,
  useActions,
  useFieldSaves,
  useHost,
  useOptimisticList,
  useRemoval,
  useTranslate,
} from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import { useCallback, useState } from 'react';

/** The rewards of a game as they are on screen, and everything that can be done with them. */
export function useRewards(game: GameId, view: GroupsPage) {
  const { api } = useHost();
  const t = useTranslate();
  const saves = useFieldSaves<string>();
  const list = useOptimisticList<Reward>({ query: rewardsQuery(api, game, view), lists: keyStarts.rewards(game) });
  const { run, isUnderWay } = useActions<'add'>();
  const [typed, setTypedIn] = useState<ReadonlySet<string>>(new Set());
  /** Notes whether a field has words that are not saved. */
  const setTyped = useCallback((field: string, isTyped: boolean) => {
    setTypedIn((all) => {
      if (all.has(field) === isTyped) return all;
      const next = new Set(all);
      if (isTyped) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);

  /** Shows a change at once and saves it; when it fails it is taken back, and what was typed stays in its field. */
  const save = async (id: number, values: RewardWrite): Promise<boolean> => {
    const [field] = Object.keys(values);
    const edit = (now: Reward): Reward => ({ ...now, ...values });
    const write = () => saveReward(api, game, id, values, { handles: [422] });
    try {
      await list.change({ kind: 'edit', ids: [id], edit, exact: true }, inTurn(saves, `${id} ${field}`, write));
      return true;
    } catch {
      // The queue has told it.
      return false;
    }
  };

  /** Loads the list again, because only the provider knows the photo's address. */
  const savePhoto = async (id: number, values: RewardWrite) => {
    await saveReward(api, game, id, values, { handles: [422] });
    await list.reload();
  };
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
    told: ({ title }) => t('Deleted “{name}”', { name: title || t('Untitled reward') }),
  });

  /** Makes a reward and answers its id; undefined when that was refused. */
  const add = async (): Promise<number | undefined> => {
    const made = await run('add', () => makeReward(api, game, view.perPage));
    if (!made) return undefined;
    const { reward, page } = made.answer;
    list.pin(reward, page);
    return reward.id;
  };

  /** Something would be lost if the screen went away now. */
  const dirty = typed.size > 0 || saves.unsaved.length > 0;
  return {
    list,
    add,
    adding: isUnderWay('add'),
    save,
    uploadPhoto,
    deletePhoto: (id: number) => void savePhoto(id, withoutMedia('standard')),
    remove,
    saves,
    dirty,
    setTyped,
  };
}

/** What the rewards of a screen can do. */
export type RewardsEditor = ReturnType<typeof useRewards>;
