import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same, so that parts which are given it are not drawn anew, and does what the latest one does. */
export function useSteady<Given extends readonly unknown[], Result>(
  run: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
