import {
  CAPABILITY_VERSIONS,
  type HostLocation,
  type LeaveAttempt,
  type NavigateOptions,
  type NavigationCapability,
  type Unsubscribe,
  writable,
} from '@waymark/contract';

/** What a history in memory needs of its surroundings. */
export interface MemoryHistoryOptions {
  readonly start: string;
  /** Origin of the builder: where a link leads that is opened in a tab of its own. */
  readonly builder: string;
  /** Whether the area draws an address. */
  readonly draws: (pathname: string) => boolean;
  /** Hears where the area goes, also where it would have gone but may not. */
  readonly onMove: (path: string, outside: boolean) => void;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

interface Blocker {
  readonly shouldBlock: () => boolean;
  readonly onAttempt: (attempt: LeaveAttempt) => void;
}

let keys = 0;

/** The history of one area in a page of somebody else: the page's own address and history know nothing of it. */
export class MemoryHistory {
  readonly #options: MemoryHistoryOptions;
  readonly #blockers = new Set<Blocker>();
  readonly #location;
  #entries: readonly HostLocation[];
  #index = 0;

  constructor(options: MemoryHistoryOptions) {
    this.#options = options;
    const start = this.#locationOf(options.start, null);
    this.#entries = [start];
    this.#location = writable(start);
  }

  /** What the remote sees of it. */
  readonly capability: NavigationCapability = Object.freeze<NavigationCapability>({
    version: CAPABILITY_VERSIONS.navigation,
    location: { get: () => this.#location.get(), subscribe: (listener) => this.#location.subscribe(listener) },
    navigate: (to, options) => this.navigate(to, options),
    href: (to) => new URL(to, this.#options.builder).href,
    knows: (to) => this.#options.draws(to.replace(/[?#].*$/s, '')),
    block: (shouldBlock, onAttempt) => this.#block(shouldBlock, onAttempt),
    setTitle: () => undefined,
  });

  /** Goes to an address of the area, or some steps back or on; a blocker may hold it up. */
  navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      const next = this.#index + to;
      if (this.#entries[next]) this.#whenFree(() => this.#arrive(this.#entries, next));
      return;
    }
    const place = this.#locationOf(to, state);
    if (!this.#options.draws(place.pathname)) {
      this.#options.onMove(pathOf(place), true);
      return;
    }
    this.#whenFree(() => {
      const kept = this.#entries.slice(0, replace ? this.#index : this.#index + 1);
      this.#arrive([...kept, place], kept.length);
    });
  }

  /** Lets go of the page's events. */
  close(): void {
    this.#blockers.clear();
    this.#options.page.removeEventListener('beforeunload', this.#onUnload);
  }

  #arrive(entries: readonly HostLocation[], index: number): void {
    const place = entries[index];
    if (!place) return;
    this.#entries = entries;
    this.#index = index;
    this.#location.set(place);
    this.#options.onMove(pathOf(place), false);
  }

  #block(shouldBlock: Blocker['shouldBlock'], onAttempt: Blocker['onAttempt']): Unsubscribe {
    const blocker = { shouldBlock, onAttempt };
    if (this.#blockers.size === 0) this.#options.page.addEventListener('beforeunload', this.#onUnload);
    this.#blockers.add(blocker);
    return () => {
      this.#blockers.delete(blocker);
      if (this.#blockers.size === 0) this.#options.page.removeEventListener('beforeunload', this.#onUnload);
    };
  }

  readonly #onUnload = (event: Event): void => {
    if (this.#held()) event.preventDefault();
  };

  #whenFree(act: () => void): void {
    const blocker = this.#held();
    if (blocker) blocker.onAttempt({ proceed: act, stay: () => undefined });
    else act();
  }

  #held(): Blocker | undefined {
    return [...this.#blockers].find(({ shouldBlock }) => shouldBlock());
  }

  #locationOf(to: string, state: unknown): HostLocation {
    const { pathname, search, hash } = new URL(to, this.#options.builder);
    keys += 1;
    return { pathname, search, hash, state, key: `embed-${keys}` };
  }
}

const pathOf = ({ pathname, search, hash }: HostLocation): string => pathname + search + hash;
