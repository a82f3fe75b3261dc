import type { GameId } from '@waymark/contract';
import { useAtom } from '@waymark/host-kit/screen-state';
import { useEffect } from 'react';
import { onlyOpen } from '../list-state';
import type { useListPlace } from '../use-list-place';

/** Whether the list shows only the open challenges, and how to change that. Choosing it ends a search. */
export function useOnlyOpen(game: GameId, { open, place, change }: ReturnType<typeof useListPlace>) {
  const [wanted, setWanted] = useAtom(onlyOpen(game));
  const none = open.length === 0;
  useEffect(() => {
    // The next one to be opened is opened among all.
    if (none) setWanted(false);
  }, [none, setWanted]);
  const setOnly = (only: boolean): void => {
    setWanted(only && !none);
    // Ending a search also begins at the first page.
    if (only && place.term) change({ term: '' });
  };
  return { only: wanted && !none, setOnly };
}
