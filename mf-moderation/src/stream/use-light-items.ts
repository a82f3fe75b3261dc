import type { streamList } from '@waymark/client';
import type { Answer } from '@waymark/contract';
import { changeCached, type EndlessList } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useEffect, useRef } from 'react';
import { beforeRun, runsIn, withAnswersAgain, withRuns } from './light-items';
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
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const fill = useCallback(async (): Promise<void> => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    const held = () => client.getQueryData<EndlessList<Answer>>(queryKey);
    const gap = () => {
      const list = held();
      return list && beforeRun(list, drawn.current.start, drawn.current.stop);
    };
    try {
      for (let before = gap(); before; before = gap()) {
        const behind = before;
        const { items } = await load(behind, control.signal);
        const list = held();
        // They keep their heights.
        for (const { ids, heights } of list ? runsIn(list, behind, items) : [])
          for (const [at, id] of ids.entries()) drawn.current.heights.set(id, heights[at] ?? ITEM_ESTIMATE);
        changeCached<EndlessList<Answer>>(client, { queryKey, exact: true }, (now) =>
          withAnswersAgain(now, behind, items),
        );
        if (gap()?.id === before.id) return;
      }
    } catch {
      // Retried on the next scroll.
    } finally {
      underWay.current = undefined;
    }
  }, [client, load, queryKey]);
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
