import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { LazyPart } from './lazy-part';

/** A part that stands on the screen from the beginning, fetched with its first drawing. */
export function useArrived<P>(part: LazyPart<P>): {
  readonly Part: ComponentType<P> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const alive = useRef(true);
  const fetch = useCallback(() => {
    setFailed(false);
    part.load().then(
      () => alive.current && redraw((count) => count + 1),
      () => alive.current && setFailed(true),
    );
  }, [part]);
  useEffect(() => {
    alive.current = true;
    if (!part.loaded()) fetch();
    return () => {
      alive.current = false;
    };
  }, [part, fetch]);
  return { Part: part.loaded(), failed, retry: fetch };
}
