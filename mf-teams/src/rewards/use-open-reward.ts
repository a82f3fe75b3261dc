import { useLocation, useNavigate } from '@waymark/host-kit/router';
import type { Panes } from '@waymark/ui';
import { useState } from 'react';

/** The open reward in the state of a history entry. */
interface EntryState {
  readonly reward?: number;
  /** Opened from the list, which is the previous entry. */
  readonly led?: true;
}

const readEntry = (state: unknown): EntryState =>
  typeof state === 'object' && state !== null ? (state as EntryState) : {};

/**
 * The open reward, in the history state, so that Back, Forward and a reload restore it. Next to the list it opens in
 * the same entry, and Back leaves the screen. As a page it has its own entry, and Back returns to the list.
 */
export function useOpenReward() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [panes, setPanes] = useState<Panes>();
  const { reward, led, ...others } = readEntry(state);
  const id = typeof reward === 'number' ? reward : undefined;
  const write = (entry: EntryState, replace = true): void =>
    void navigate({ search }, { replace, state: { ...others, ...entry } });

  const open = (next: number): void => {
    if (panes === 'pages' && id === undefined) write({ reward: next, led: true }, false);
    else write(led ? { reward: next, led } : { reward: next });
  };
  const close = (): void => write({});
  /** Returns to the list, if it is a separate page. */
  const back = (): void => {
    if (led) void navigate(-1);
    else close();
  };
  return { id, open, close, back, panes, onPanes: setPanes };
}
