import type { Answer } from '@waymark/contract';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { DynamicRowHeight } from 'react-window';
import { isRun } from './light-items';

/** Estimated height of an unmeasured item, in pixels. */
export const ITEM_ESTIMATE = 450;

/** Marks an item's element with its answer's id. */
export const ITEM_ID = 'data-answer';

/** Heights by answer id, so they stay valid when new items are prepended. */
export function useRowHeights(items: readonly Answer[], heights: Map<number, number>): DynamicRowHeight {
  const [version, measured] = useReducer((count: number) => count + 1, 0);
  const [watch] = useState(() => createWatch(heights, measured));
  useEffect(() => () => watch?.disconnect(), [watch]);
  useEffect(() => {
    // A run knows the heights of its answers.
    for (const item of items) if (isRun(item)) for (const id of item.run.ids) heights.delete(id);
  }, [items, heights]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: recomputes when a height is measured
  return useMemo(
    () => ({
      getAverageRowHeight: () => ITEM_ESTIMATE,
      getRowHeight: (index) => {
        const item = items[index];
        return item && isRun(item) ? item.run.height : (heights.get(item?.id ?? 0) ?? ITEM_ESTIMATE);
      },
      setRowHeight: (index, height) => {
        const item = items[index];
        if (item && !isRun(item)) heights.set(item.id, height);
      },
      observeRowElements: (elements) => {
        const rows = [...elements];
        for (const row of rows) watch?.observe(row);
        return () => {
          for (const row of rows) watch?.unobserve(row);
        };
      },
    }),
    [items, heights, watch, version],
  );
}

function createWatch(heights: Map<number, number>, onChange: () => void): ResizeObserver | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  return new ResizeObserver((entries) => {
    let changed = false;
    for (const { target, borderBoxSize } of entries) {
      const id = Number(target.getAttribute(ITEM_ID));
      const height = borderBoxSize[0]?.blockSize;
      if (!id || !height || heights.get(id) === height) continue;
      heights.set(id, height);
      changed = true;
    }
    if (changed) onChange();
  });
}
