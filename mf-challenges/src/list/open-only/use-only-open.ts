import type { GameId } from '@waymark/contract';
import { useAtom } from '@waymark/host-kit/screen-state';
import { useEffect } from 'react';
import { onlyOpen } from '../list-state';
import type { useListPlace } from '../use-list-place';

/** Whether the list shows only the open challenges, and a setter. Choosing it ends a search. */
export function useOnlyOpen(game: GameId, { open, place, change }: ReturnType<typeof useListPlace>) {
  const [wanted, setWanted] = useAtom(onlyOpen(game));
  const none = open.length === 0;
  useEffect(() => {
    // The next challenge is opened from the full list.
    if (none) setWanted(false);
  }, [none, setWanted]);
  const setOnly = (only: boolean): void => {
    setWanted(only && !none);
    // Ending a search also resets to the first page.
    if (only && place.term) change({ term: '' });
  };
  return { only: wanted && !none, setOnly };
}
