import { useLocation } from '@waymark/host-kit/router';
import { useMemo } from 'react';

/** A stream's view state, so Back returns to the same item. */
export interface KeptView {
  /** Measured heights by answer. */
  readonly heights: Map<number, number>;
  /** The newest item shown while scrolled down. */
  newest: number | undefined;
}

/** By history entry key, in memory. */
const views = new Map<string, KeptView>();
/** Maximum number of entries. */
const MOST = 50;

/** The view state of this history entry, restored on Back and Forward. */
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
