import type { Notice } from '@waymark/contract';

/** Default duration of a notice, in milliseconds. */
export const NOTICE_DURATION = 7000;

/** A notice being shown. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** The notices being shown: opened and closed from anywhere, rendered by one region. */
export interface NoticeList {
  /** Shows a notice; returns a function that closes it. */
  show(notice: Notice): () => void;
  close(id: number): void;
  readonly get: () => readonly ShownNotice[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Most notices at once; the oldest is closed first. */
const MAX_NOTICES = 4;

/** Creates an empty list of notices. */
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
      set([...notices, { ...notice, id }].slice(-MAX_NOTICES));
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
