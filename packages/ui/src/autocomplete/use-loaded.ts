import { useEffect, useRef, useState } from 'react';
import { SEARCH_DELAY } from '../field/search-rules';
import type { SelectOption } from '../select/select-face';

/** Asks for proposals; rejects or answers none when there are none. */
export type LoadOptions = (term: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

/** Proposals that are asked for once typing has paused; an answer about an older text is dropped. */
export function useLoaded(load: LoadOptions | undefined, term: string, minimum: number) {
  const [found, setFound] = useState<{ readonly term: string; readonly options: readonly SelectOption[] }>();
  const ask = useRef(load);
  useEffect(() => {
    ask.current = load;
  });
  const wanted = load !== undefined && term.length >= minimum;
  useEffect(() => {
    if (!wanted) return;
    const run = new AbortController();
    const timer = setTimeout(() => {
      ask.current?.(term, run.signal).then(
        (options) => !run.signal.aborted && setFound({ term, options }),
        // No proposals are no reason to stop somebody who is typing.
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
