import { copyTask, isApiFailure, makeSuggestedTask, makeTask, type PlacedTask } from '@waymark/client';
import type { GameId, Task } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useState } from 'react';
import { useAskedFields } from '../challenge/asked-field';
import { tellLacking } from './lacking';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';

/** What can be made, one thing at a time. */
const MAKING = ['add', 'suggest', 'duplicate'] as const;
type Making = (typeof MAKING)[number];

/** Answers that say that the platform is broken. */
const BROKEN = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511] as const;

/** New challenges: an empty one, a suggested one, a copy. Each is led to, open. */
export function useMadeChallenges(game: GameId, where: ReturnType<typeof useListPlace>, list: ChallengeList) {
  const host = useHost();
  const { api, notices } = host;
  const t = useTranslate();
  const { run, isUnderWay } = useActions<Making>();
  const asked = useAskedFields();
  const [broken, setBroken] = useState<unknown>();
  // A screen that cannot tell what to do about it is not to look as if nothing had happened.
  if (broken !== undefined) throw broken;

  const making = MAKING.find(isUnderWay);
  const make = async (what: Making, write: () => Promise<PlacedTask>): Promise<PlacedTask | undefined> => {
    if (making) return undefined;
    const explain = (error: unknown): boolean => {
      if (what === 'duplicate') return tellLacking(host, t, 'challenge-duplicate', error);
      const breaks = what === 'suggest' && isApiFailure(error) && Number(error.status) >= 500;
      if (breaks) setBroken(error);
      return breaks;
    };
    const place = async () => {
      const placed = await write();
      await list.reload();
      return placed;
    };
    return (await run(what, place, explain))?.answer;
  };
  const lead = (placed: PlacedTask | undefined): void => {
    if (!placed) return;
    const { task, page = pageOf(task) } = placed;
    where.show(task.id, page ?? where.place.page);
    asked.set({ task: task.id, field: 'name' });
  };

  const { perPage } = where.place;
  const pageOf = ({ position }: Task) => position && Math.ceil(position / perPage);
  return {
    making,
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
