import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { LazyPart } from './lazy-part';

/** Loads a part that is always visible, starting with its first render. */
export function useLazyPart<P>(part: LazyPart<P>): {
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
