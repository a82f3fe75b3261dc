import type { LeaveAttempt, Unsubscribe } from '@waymark/contract';

/** Something that holds up leaving, and hears of each attempt. */
export interface Blocker {
  readonly shouldBlock: () => boolean;
  readonly onAttempt: (attempt: LeaveAttempt) => void;
}

/** What holds up leaving a place. The browser asks before the page is closed for as long as there is any. */
export class Blockers {
  readonly #page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly #all = new Set<Blocker>();

  constructor(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
    this.#page = page;
  }

  /** Holds up leaving while `shouldBlock` answers true; ends with the answer. */
  readonly add = (shouldBlock: Blocker['shouldBlock'], onAttempt: Blocker['onAttempt']): Unsubscribe => {
    const blocker = { shouldBlock, onAttempt };
    if (this.#all.size === 0) this.#page.addEventListener('beforeunload', this.#onUnload);
    this.#all.add(blocker);
    return () => this.remove(blocker);
  };

  /** Lets go of one. */
  remove(blocker: Blocker): void {
    this.#all.delete(blocker);
    if (this.#all.size === 0) this.#page.removeEventListener('beforeunload', this.#onUnload);
  }

  /** The first one that holds now. */
  held(): Blocker | undefined {
    return [...this.#all].find(({ shouldBlock }) => shouldBlock());
  }

  /** Does something at once, or when whoever holds lets it proceed. */
  whenFree(act: () => void): void {
    const blocker = this.held();
    if (blocker) blocker.onAttempt({ proceed: act, stay: () => undefined });
    else act();
  }

  /** Lets go of all of them. */
  clear(): void {
    this.#all.clear();
    this.#page.removeEventListener('beforeunload', this.#onUnload);
  }

  readonly #onUnload = (event: Event): void => {
    if (this.held()) event.preventDefault();
  };
}
