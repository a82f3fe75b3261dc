import type { PlacedTask } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useState } from 'react';
import { useAskedFields } from '../challenge/asked-field';
import type { Making } from './make-challenge';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';

/** One at a time. */
const MAKING = ['add', 'suggest', 'duplicate'] as const satisfies readonly Making[];

const later = () => import('./list-later');

/** Creates challenges: an empty one, a suggested one, a copy. Opens each. */
export function useMadeChallenges(game: GameId, where: ReturnType<typeof useListPlace>, list: ChallengeList) {
  const host = useHost();
  const t = useTranslate();
  const { run, isUnderWay } = useActions<Making>();
  const asked = useAskedFields();
  const [broken, setBroken] = useState<unknown>();
  // A screen that cannot tell what to do about it must not look as if nothing had happened.
  if (broken !== undefined) throw broken;

  const { perPage } = where.place;
  const making = MAKING.find(isUnderWay);
  const make = async (what: Making, original?: TaskId): Promise<PlacedTask | undefined> => {
    if (making) return undefined;
    const parts = { host, t, game, perPage, original };
    let explain = (_: unknown): boolean => false;
    const place = async () => {
      const { makeChallenge, outcomeOf } = await later();
      explain = (error) => {
        const outcome = outcomeOf(what, parts, error);
        if (outcome === 'break') setBroken(error);
        return outcome !== 'report';
      };
      const placed = await makeChallenge(what, parts);
      await list.reload();
      return placed;
    };
    return (await run(what, place, (error) => explain(error)))?.answer;
  };
  const lead = (placed: PlacedTask | undefined): void => {
    if (!placed) return;
    const { task, page = pageOf(task) } = placed;
    where.show(task.id, page ?? where.place.page);
    asked.set({ task: task.id, field: 'name' });
  };
  const pageOf = ({ position }: Task) => position && Math.ceil(position / perPage);
  return {
    making,
    add: async () => lead(await make('add')),
    suggest: async () => lead(await make('suggest')),
    duplicate: async (task: Task) => {
      const placed = await make('duplicate', task.id);
      if (!placed) return;
      const text = t('{name} is number {n} now.', {
        name: placed.task.name || t('Untitled challenge'),
        n: placed.task.position ?? 0,
      });
      host.notices.show({ tone: 'success', text, action: { label: t('Edit'), run: () => lead(placed) } });
    },
  };
}
