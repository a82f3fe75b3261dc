import { useLocation } from '@waymark/host-kit/router';
import { useMemo } from 'react';

/** How a stream was seen, so that Back leads to the same item. */
export interface KeptView {
  /** Measured heights by answer. */
  readonly heights: Map<number, number>;
  /** The newest item that was shown while one looked further down. */
  newest: number | undefined;
}

/** By the key of the history entry. Lost with the page. */
const views = new Map<string, KeptView>();
/** Entries remembered at most. */
const MOST = 50;

/** The view of this history entry: as it was, where Back or Forward leads to it again. */
export function useKeptView(): KeptView {
  const { key } = useLocation();
  return useMemo(() => {
    const known = views.get(key) ?? { heights: new Map<number, number>(), newest: undefined };
    views.delete(key);
    views.set(key, known);
    const [oldest] = views.keys();
    if (views.size > MOST && oldest !== undefined) views.delete(oldest);
    return known;
  }, [key]);
}
