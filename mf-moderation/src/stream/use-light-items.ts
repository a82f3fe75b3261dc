import type { streamList } from '@waymark/client';
import type { Answer } from '@waymark/contract';
import { changeCached, type EndlessList } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useEffect, useRef } from 'react';
import { itemBeforeGap, withItemsAgain, withLightItems } from './light-items';

/** Keeps a stream light: told which items are drawn, it lets go of those far away and loads them again in time. */
export function useLightItems({ queryKey, load }: ReturnType<typeof streamList>) {
  const client = useQueryClient();
  const drawn = useRef({ start: 0, stop: 0 });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const fill = useCallback(async (): Promise<void> => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    const gap = () => {
      const list = client.getQueryData<EndlessList<Answer>>(queryKey);
      return list && itemBeforeGap(list, drawn.current.start, drawn.current.stop);
    };
    try {
      for (let before = gap(); before; before = gap()) {
        const { items } = await load(before, control.signal);
        changeCached<EndlessList<Answer>>(client, { queryKey, exact: true }, (list) => withItemsAgain(list, items));
        // Those were deleted meanwhile: the next change of the stream takes them off.
        if (gap()?.id === before.id) return;
      }
    } catch {
      // Tried again with the next step.
    } finally {
      underWay.current = undefined;
    }
  }, [client, load, queryKey]);
  return useCallback(
    (start: number, stop: number): void => {
      drawn.current = { start, stop };
      const key = { queryKey, exact: true };
      changeCached<EndlessList<Answer>>(client, key, (list) => withLightItems(list, start, stop));
      void fill();
    },
    [client, fill, queryKey],
  );
}
