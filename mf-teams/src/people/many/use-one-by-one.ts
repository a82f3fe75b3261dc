import { useHost } from '@waymark/host-kit';
import { useState } from 'react';

/** Progress of a series of writes. */
export interface Series {
  readonly done: number;
  readonly total: number;
}

/** Result of a series: the items left after a failure. */
export interface SeriesEnd<Item> {
  readonly left: readonly Item[];
  readonly failure: unknown;
}

/** Writes items sequentially, stopping at the first failure. */
export function useOneByOne<Item>(write: (item: Item) => Promise<unknown>) {
  const { notices } = useHost();
  const [series, setSeries] = useState<Series>();
  const run = async (items: readonly Item[]): Promise<SeriesEnd<Item>> => {
    const settle = notices.saving();
    try {
      for (const [done, item] of items.entries()) {
        setSeries({ done, total: items.length });
        try {
          await write(item);
        } catch (failure) {
          settle('failed');
          return { left: items.slice(done), failure };
        }
      }
      settle('saved');
      return { left: [], failure: undefined };
    } finally {
      setSeries(undefined);
    }
  };
  return { series, run };
}
