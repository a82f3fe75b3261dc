import type { TaskId } from '@waymark/contract';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useCallback, useMemo } from 'react';
import { changedAddress, type ListAddress, readListAddress, writeListAddress } from '../paging/list-address';
import { readOpen, writeOpen } from './open-cards';

/**
 * Where somebody is in the list: page, page size and term in the address, the open cards in the state of the history
 * entry, so that Back and Forward bring both back.
 */
export function useListPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readListAddress(search), [search]);
  const open = useMemo(() => readOpen(state), [state]);

  const change = useCallback(
    (to: Partial<ListAddress>, { replace = false }: { readonly replace?: boolean } = {}) => {
      const next = writeListAddress(changedAddress(readListAddress(search), to), search);
      if (next !== search) void navigate({ search: next }, { replace, state });
    },
    [navigate, search, state],
  );
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
      const to = { ...readListAddress(search), term: '', page };
      const others = readOpen(state).filter((one) => one !== id);
      const replace = writeListAddress(to, search) === search;
      void navigate({ search: writeListAddress(to, search) }, { replace, state: writeOpen(state, [...others, id]) });
    },
    [navigate, search, state],
  );
  return { place, open, change, setOpen, step, show };
}
