import type { TaskId } from '@waymark/contract';
import { plainListAddress, useListAddress } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useCallback, useMemo } from 'react';
import { readOpen, writeOpen } from './open-cards';

/**
 * Where somebody is in the list: page, page size and term in the address, the open cards in the state of the history
 * entry, so that Back and Forward bring both back.
 */
export function useListPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { place, change } = useListAddress(plainListAddress);
  const open = useMemo(() => readOpen(state), [state]);

  /** Opens or closes a card. The entry stays the same one: Back leads to where one came from, not to a closed card. */
  const setOpen = useCallback(
    (id: TaskId, isOpen: boolean) => {
      const others = readOpen(state).filter((one) => one !== id);
      void navigate({ search }, { replace: true, state: writeOpen(state, isOpen ? [...others, id] : others) });
    },
    [navigate, search, state],
  );
  /** Closes a card and opens another in its place. */
  const step = useCallback(
    (from: TaskId, to: TaskId) => {
      const others = readOpen(state).filter((one) => one !== from && one !== to);
      void navigate({ search }, { replace: true, state: writeOpen(state, [...others, to]) });
    },
    [navigate, search, state],
  );
  /** Goes to the page a challenge is on, with its card open. */
  const show = useCallback(
    (id: TaskId, page: number) => {
      const to = plainListAddress.write({ ...plainListAddress.read(search), term: '', page }, search);
      const others = readOpen(state).filter((one) => one !== id);
      void navigate({ search: to }, { replace: to === search, state: writeOpen(state, [...others, id]) });
    },
    [navigate, search, state],
  );
  return { place, open, change, setOpen, step, show };
}
