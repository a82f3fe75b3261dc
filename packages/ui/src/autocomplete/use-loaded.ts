import { useEffect, useRef, useState } from 'react';
import { SEARCH_DELAY } from '../field/search-rules';
import type { SelectOption } from '../select/select-face';

/** Loads suggestions for a term. */
export type LoadOptions = (term: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

/** Loads suggestions once typing pauses; drops responses for older text. */
export function useLoaded(load: LoadOptions | undefined, term: string, minimum: number) {
  const [found, setFound] = useState<{ readonly term: string; readonly options: readonly SelectOption[] }>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const wanted = load !== undefined && term.length >= minimum;
  useEffect(() => {
    if (!wanted) return;
    const run = new AbortController();
    const timer = setTimeout(() => {
      latest.current?.(term, run.signal).then(
        (options) => !run.signal.aborted && setFound({ term, options }),
        // Failing to load suggestions must not interrupt typing.
        () => !run.signal.aborted && setFound({ term, options: [] }),
      );
    }, SEARCH_DELAY);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
  }, [wanted, term]);
  const current = wanted && found?.term === term;
  return { loaded: wanted ? (found?.options ?? []) : [], loading: wanted && !current };
}
