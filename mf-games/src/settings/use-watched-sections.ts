import { type RefObject, useEffect, useState } from 'react';

/** What the index shows of its sections. The code that watches them loads after the form; until then the first is current. */
export function useWatchedSections(index: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, onView] = useState(ids[0]);
  const [faulty, onFaulty] = useState('');
  const names = ids.join();
  useEffect(() => {
    const order = names.split(',');
    onView(order[0]);
    const stop = import(/* webpackChunkName: "later" */ './watch-sections').then(
      ({ watchSections }) => index.current && watchSections(index.current, order, { onView, onFaulty }),
      // Without it, the index leads to its sections as before.
      () => undefined,
    );
    return () => void stop.then((end) => end?.());
  }, [index, names]);
  return { current, faulty: faulty.split(',') };
}
