import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useMounted } from '../use-mounted';
import type { LazyPart } from './lazy-part';

/** Loads a part that is always visible, starting with its first render. */
export function useLazyPart<P>(part: LazyPart<P>): {
  readonly Part: ComponentType<P> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const isMounted = useMounted();
  const fetch = useCallback(() => {
    setFailed(false);
    part.load().then(
      () => isMounted() && redraw((count) => count + 1),
      () => isMounted() && setFailed(true),
    );
  }, [part, isMounted]);
  useEffect(() => {
    if (!part.loaded()) fetch();
  }, [part, fetch]);
  return { Part: part.loaded(), failed, retry: fetch };
}
