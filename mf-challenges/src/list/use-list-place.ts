import type { TaskId } from '@waymark/contract';
import { plainListAddress, useListAddress } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import type { Panes } from '@waymark/ui';
import { useMemo, useState } from 'react';
import { type OpenCards, readOpen, writeOpen } from './open-cards';

/**
 * Where somebody is in the list: page, page size and term in the address, the open challenges in the state of the history
 * entry, so that Back and Forward bring both back. Beside the list a challenge opens in the same entry: Back leads to where
 * one came from. As a page of its own it has an entry, and Back leads to the list.
 */
export function useListPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { place, change } = useListAddress(plainListAddress);
  const cards = useMemo(() => readOpen(state), [state]);
  const { open, listed } = cards;
  const [panes, setPanes] = useState<Panes>();
  const paged = panes === 'pages';

  const write = (next: Partial<OpenCards>, { to = search, replace = true } = {}): void =>
    void navigate({ search: to }, { replace, state: writeOpen(state, { ...cards, ...next }) });
  const others = (id: TaskId): readonly TaskId[] => open.filter((one) => one !== id);

  /** Puts a challenge in front; opens it if it is not. */
  const bring = (id: TaskId): void => {
    const next = [...others(id), id];
    const fromList = paged && (listed || open.length === 0);
    if (!fromList) {
      write({ open: next, listed: false });
      return;
    }
    // The list, to which Back leads, knows what is open as well.
    write({ open: next, listed: true, led: false });
    write({ open: next, listed: false, led: true }, { replace: false });
  };
  /** Goes to the page a challenge is on, with the challenge in front. */
  const show = (id: TaskId, page: number): void => {
    const to = plainListAddress.write({ ...plainListAddress.read(search), term: '', page }, search);
    if (to === search) bring(id);
    else write({ open: [...others(id), id], listed: false, led: false }, { to, replace: false });
  };
  /** Gives the list back, where it is a page. */
  const back = (): void => {
    if (cards.led) void navigate(-1);
    else write({ listed: true });
  };
  const close = (id: TaskId): void => write({ open: others(id), listed: paged });

  const front = listed && paged ? undefined : open.at(-1);
  return { place, open, front, change, bring, close, show, back, panes, onPanes: setPanes };
}
