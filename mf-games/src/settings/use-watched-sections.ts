import { type RefObject, useEffect, useState } from 'react';

/** What the index shows of its sections. The code that watches them loads after the form; until then the first is current. */
export function useWatchedSections(index: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, onView] = useState(ids[0]);
  const [faulty, onFaulty] = useState('');
  const names = ids.join();
  useEffect(() => {
    const order = names.split(',');
    let stop: (() => void) | undefined;
    let over = false;
    onView(order[0]);
    // Without it, the index leads to its sections as before.
    import('./watch-sections').then(
      ({ watchSections }) => {
        if (!over && index.current) stop = watchSections(index.current, order, { onView, onFaulty });
      },
      () => undefined,
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [index, names]);
  return { current, faulty: faulty.split(',') };
}
