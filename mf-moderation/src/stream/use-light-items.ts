import type { streamList } from '@waymark/client';
import type { Answer } from '@waymark/contract';
import { changeCached, type EndlessList } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useRef } from 'react';
import { beforeRun, runsIn, withAnswersAgain, withRuns } from './light-items';
import { useOneAtATime } from './use-one-at-a-time';
import { ITEM_ESTIMATE } from './use-row-heights';

/** The rendered range, and measured heights. */
export interface Drawn {
  readonly start: number;
  readonly stop: number;
  readonly heights: Map<number, number>;
}

/** Drops answers far from the rendered range and reloads them in time. */
export function useLightItems({ queryKey, load }: ReturnType<typeof streamList>) {
  const client = useQueryClient();
  const drawn = useRef<Drawn>({ start: 0, stop: 0, heights: new Map() });
  // A failure is retried on the next scroll.
  const fill = useOneAtATime(
    useCallback(
      async (signal) => {
        const held = () => client.getQueryData<EndlessList<Answer>>(queryKey);
        const gap = () => {
          const list = held();
          return list && beforeRun(list, drawn.current.start, drawn.current.stop);
        };
        for (let before = gap(); before; before = gap()) {
          const behind = before;
          const { items } = await load(behind, signal);
          const list = held();
          // They keep their heights.
          for (const { ids, heights } of list ? runsIn(list, behind, items) : [])
            for (const [at, id] of ids.entries()) drawn.current.heights.set(id, heights[at] ?? ITEM_ESTIMATE);
          changeCached<EndlessList<Answer>>(client, { queryKey, exact: true }, (now) =>
            withAnswersAgain(now, behind, items),
          );
          if (gap()?.id === before.id) return;
        }
      },
      [client, load, queryKey],
    ),
  );
  return useCallback(
    (now: Drawn): void => {
      drawn.current = now;
      const { start, stop, heights } = now;
      const heightOf = (id: number) => heights.get(id) ?? ITEM_ESTIMATE;
      const key = { queryKey, exact: true };
      changeCached<EndlessList<Answer>>(client, key, (list) => withRuns(list, start, stop, heightOf));
      void fill();
    },
    [client, fill, queryKey],
  );
}
