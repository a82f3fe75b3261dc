import type { Notice } from '@waymark/contract';

/** Milliseconds a notice stays without a choice. */
export const NOTICE_DURATION = 7000;

/** A notice on screen. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** The notices on screen: shown and closed from anywhere, drawn by one region. */
export interface NoticeList {
  /** Shows a notice; the answer closes it. */
  show(notice: Notice): () => void;
  close(id: number): void;
  readonly get: () => readonly ShownNotice[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** At most so many at once; the oldest goes first. */
const MOST = 4;

/** Makes an empty list of notices. */
export function createNoticeList(): NoticeList {
  let notices: readonly ShownNotice[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownNotice[]): void => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number): void => {
    if (notices.some((notice) => notice.id === id)) set(notices.filter((notice) => notice.id !== id));
  };
  return {
    show: (notice) => {
      last += 1;
      const id = last;
      set([...notices, { ...notice, id }].slice(-MOST));
      return () => close(id);
    },
    close,
    get: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
