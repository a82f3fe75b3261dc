import type { TaskId } from '@waymark/contract';
import { plainListAddress, useListAddress } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import type { Panes } from '@waymark/ui';
import { useMemo, useState } from 'react';
import { type OpenCards, readOpen, writeOpen } from './open-cards';

/**
 * The place in the list: page, page size and term in the address, the open challenges in the history state, so Back and
 * Forward restore both. Next to the list, a challenge opens in the same entry, and Back leaves the screen. On its own
 * page it has its own entry, and Back returns to the list.
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
  const others = (...ids: readonly TaskId[]): readonly TaskId[] => open.filter((one) => !ids.includes(one));

  /** Brings a challenge to the front, opening it if needed. */
  const bring = (id: TaskId): void => {
    const next = [...others(id), id];
    const fromList = paged && (listed || open.length === 0);
    if (!fromList) {
      write({ open: next, listed: false });
      return;
    }
    // The list that Back returns to also knows what is open.
    write({ open: next, listed: true, led: false });
    write({ open: next, listed: false, led: true }, { replace: false });
  };
  /** Navigates to a challenge's page, with the challenge in front. */
  const show = (id: TaskId, page: number): void => {
    const here = plainListAddress.read(search);
    // An endless list never shrinks.
    const at = here.endless ? Math.max(here.page, page) : page;
    const to = plainListAddress.write({ ...here, term: '', page: at }, search);
    if (to === search) bring(id);
    else write({ open: [...others(id), id], listed: false, led: false }, { to, replace: false });
  };
  /** Returns to the list, if it is a separate page. */
  const back = (): void => {
    if (cards.led) void navigate(-1);
    else write({ listed: true });
  };
  /** Closes challenges, all in one call. */
  const close = (...ids: readonly TaskId[]): void => write({ open: others(...ids), listed: paged });

  const front = listed && paged ? undefined : open.at(-1);
  return { place, open, front, change, bring, close, show, back, panes, onPanes: setPanes };
}
