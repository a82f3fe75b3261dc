import { useHost } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import type { Panes } from '@waymark/ui';
import { useState } from 'react';

/** The open reward in the state of a history entry. */
interface EntryState {
  readonly reward?: number;
  /** Opened from the list, which is the previous entry. */
  readonly led?: true;
}

/** The open reward of a history entry, and the state of others in it. */
function readEntry(entry: unknown) {
  const { reward, led, ...others }: EntryState = typeof entry === 'object' && entry !== null ? entry : {};
  return { id: typeof reward === 'number' ? reward : undefined, led, others };
}

/**
 * The open reward, in the history state, so that Back, Forward and a reload restore it. Next to the list it opens in
 * the same entry, and Back leaves the screen. As a page it has its own entry, and Back returns to the list.
 */
export function useOpenReward() {
  const { navigation } = useHost();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [panes, setPanes] = useState<Panes>();
  const { id, led } = readEntry(state);
  /** Into the entry as of now: a filter may have been chosen since the last rendering. */
  const write = (entry: EntryState, replace = true): void => {
    const { search, state } = navigation.location.get();
    void navigate({ search }, { replace, state: { ...readEntry(state).others, ...entry } });
  };

  const open = (next: number): void => {
    const { id, led } = readEntry(navigation.location.get().state);
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
