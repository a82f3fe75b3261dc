import type { LeaveAttempt, Unsubscribe } from '@waymark/contract';

/** A blocker of navigation, notified of each attempt. */
export interface Blocker {
  readonly shouldBlock: () => boolean;
  readonly onAttempt: (attempt: LeaveAttempt) => void;
}

/** Blockers of leaving a location. While there is any, the browser also asks before the page closes. */
export class Blockers {
  readonly #page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly #all = new Set<Blocker>();

  constructor(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
    this.#page = page;
  }

  /** Blocks leaving while `shouldBlock` returns true; the returned function removes the blocker. */
  readonly add = (shouldBlock: Blocker['shouldBlock'], onAttempt: Blocker['onAttempt']): Unsubscribe => {
    const blocker = { shouldBlock, onAttempt };
    if (this.#all.size === 0) this.#page.addEventListener('beforeunload', this.#onUnload);
    this.#all.add(blocker);
    return () => this.remove(blocker);
  };

  /** Removes one. */
  remove(blocker: Blocker): void {
    this.#all.delete(blocker);
    if (this.#all.size === 0) this.#page.removeEventListener('beforeunload', this.#onUnload);
  }

  /** The first blocker that applies now. */
  held(): Blocker | undefined {
    return [...this.#all].find(({ shouldBlock }) => shouldBlock());
  }

  /** Runs something now, or when the blocker lets it proceed. */
  whenFree(act: () => void): void {
    const blocker = this.held();
    if (blocker) blocker.onAttempt({ proceed: act, stay: () => undefined });
    else act();
  }

  /** Removes all. */
  clear(): void {
    this.#all.clear();
    this.#page.removeEventListener('beforeunload', this.#onUnload);
  }

  readonly #onUnload = (event: Event): void => {
    if (this.held()) event.preventDefault();
  };
}
