import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable handler that calls the latest one, so memoised children don't re-render. */
export function useSteady<Given extends readonly unknown[], Result>(
  run: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
