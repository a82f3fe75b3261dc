import { isApiFailure, keyStarts, keys, type Page, reasonOf, removeTask, saveTask, tasksQuery } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useMemo, useState } from 'react';
import type { ListAddress } from '../paging/list-address';
import { afterChanges, type Change } from './pending';

/** Refusals that are about the challenges themselves; everything else is told by the host. */
export const REFUSALS = [403, 404, 409, 422] as const;

/** The challenges of a game as they are on screen, and the changes that show there before the provider has answered. */
export function useChallengeList(game: GameId, place: ListAddress) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const saves = useFieldSaves<string>();
  const list = useQuery({ ...tasksQuery(api, game, place), placeholderData: keepPreviousData });
  // An order input goes up to the last challenge of the game, also where a term leaves most of them out.
  const all = useQuery({ ...tasksQuery(api, game, { term: '', page: 1, perPage: 1 }), enabled: place.term !== '' });
  const [pending, setPending] = useState<readonly Change[]>([]);
  const whole = place.term === '';
  const page = useMemo(
    () => (list.data && pending.length > 0 ? afterChanges(list.data, pending, whole) : list.data),
    [list.data, pending, whole],
  );

  const reload = useCallback(async () => {
    void client.invalidateQueries({ queryKey: keys.taskPlaces(game) });
    await client.invalidateQueries({ queryKey: keyStarts.tasks(game) });
  }, [client, game]);

  /** Shows a change at once and writes it. What failed is taken away again, and the list is as before. */
  const make = useCallback(
    async <Answer>(change: Change, write: () => Promise<Answer>): Promise<Answer> => {
      setPending((all) => [...all, change]);
      try {
        const answer = await write();
        // Only the page on view: the others are loaded anew when somebody goes there.
        client.setQueryData<Page<Task>>(
          keys.tasksPage(game, place),
          (before) => before && afterChanges(before, [change], whole),
        );
        return answer;
      } finally {
        setPending((all) => all.filter((one) => one !== change));
        void reload();
      }
    },
    [client, game, place, reload, whole],
  );

  /** Moves a challenge. Moves are written one after the other, so that the last one made is the last one stored. */
  const move = async (task: Task, to: number): Promise<boolean> => {
    let failure: unknown;
    const write = () =>
      saveTask(api, game, task.id, { position: to }, { handles: REFUSALS }).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const saved = make({ kind: 'move', task: task.id, to }, async () => {
      if (!(await saves.save('order', write))) throw failure;
    });
    try {
      await saved;
      return true;
    } catch (error) {
      const name = task.name || t('Untitled challenge');
      const stays = t('{name} was not moved and is number {n} again.', { name, n: task.position ?? 0 });
      const why = isApiFailure(error) && error.handled ? ` ${reasonOf(error)}` : '';
      notices.show({ tone: 'danger', text: stays + why });
      return false;
    }
  };

  /** Deletes a challenge. @returns until when it can be brought back; undefined when it is still there */
  const remove = async (id: TaskId): Promise<{ readonly until: string | undefined } | undefined> => {
    const settle = notices.saving();
    try {
      const until = await make({ kind: 'remove', tasks: [id] }, () => removeTask(api, game, id, { handles: [404] }));
      settle('saved');
      return { until };
    } catch (error) {
      // Somebody else was quicker; what was wanted is done.
      if (isApiFailure(error) && error.status === 404) {
        settle('saved');
        return { until: undefined };
      }
      settle('failed');
      errors.report(error);
      return undefined;
    }
  };

  const total = (whole ? page?.count : all.data?.count) ?? page?.items.length ?? 0;
  return { list, page, total, whole, make, move, remove, reload, order: saves.stateOf('order') };
}

/** The challenges of a game on screen. */
export type ChallengeList = ReturnType<typeof useChallengeList>;
