import { copyTask, isApiFailure, makeSuggestedTask, makeTask, type PlacedTask } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useRef, useState } from 'react';
import { tellLacking } from './lacking';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';

/** What is being made. */
type Making = 'add' | 'suggest' | 'duplicate';

/** Answers that say that the platform is broken. */
const BROKEN = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511] as const;

/** New challenges: an empty one, a suggested one, a copy. Each is led to, open. */
export function useMadeChallenges(game: GameId, where: ReturnType<typeof useListPlace>, list: ChallengeList) {
  const host = useHost();
  const { api, errors, notices } = host;
  const t = useTranslate();
  const [making, setMaking] = useState<Making>();
  const [made, setMade] = useState<TaskId>();
  const [broken, setBroken] = useState<unknown>();
  const underWay = useRef(false);
  // A screen that cannot tell what to do about it is not to look as if nothing had happened.
  if (broken !== undefined) throw broken;

  const make = async (what: Making, write: () => Promise<PlacedTask>): Promise<PlacedTask | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setMaking(what);
    const settle = notices.saving();
    try {
      const placed = await write();
      settle('saved');
      await list.reload();
      return placed;
    } catch (error) {
      settle('failed');
      if (what === 'suggest' && isApiFailure(error) && Number(error.status) >= 500) setBroken(error);
      else if (what !== 'duplicate' || !tellLacking(host, t, 'challenge-duplicate', error)) errors.report(error);
      return undefined;
    } finally {
      underWay.current = false;
      setMaking(undefined);
    }
  };
  const lead = (placed: PlacedTask | undefined): void => {
    if (!placed) return;
    setMade(placed.task.id);
    const { task, page = pageOf(task) } = placed;
    where.show(task.id, page ?? where.place.page);
  };

  const { perPage } = where.place;
  const pageOf = ({ position }: Task) => position && Math.ceil(position / perPage);
  return {
    making,
    made,
    add: async () => lead(await make('add', () => makeTask(api, game, {}, perPage))),
    suggest: async () =>
      lead(
        await make('suggest', async () => ({
          task: await makeSuggestedTask(api, game, { handles: BROKEN }),
          page: undefined,
        })),
      ),
    duplicate: async (task: Task) => {
      const placed = await make('duplicate', () => copyTask(api, game, task.id, perPage));
      if (!placed) return;
      const text = t('{name} is number {n} now.', {
        name: placed.task.name || t('Untitled challenge'),
        n: placed.task.position ?? 0,
      });
      notices.show({ tone: 'success', text, action: { label: t('Edit'), run: () => lead(placed) } });
    },
  };
}
