import {
  CAPABILITY_VERSIONS,
  type HostLocation,
  type NavigateOptions,
  type NavigationCapability,
  writable,
} from '@waymark/contract';
import { Blockers } from '@waymark/host/navigation/blockers';

/** What a history in memory needs. */
export interface MemoryHistoryOptions {
  readonly start: string;
  /** Origin of the builder, for links opened in a new tab. */
  readonly builder: string;
  /** Whether the area renders an address. */
  readonly draws: (pathname: string) => boolean;
  /** Receives navigations, including those that are not allowed. */
  readonly onMove: (path: string, outside: boolean) => void;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

let keys = 0;

/** The history of one area in a partner's page, independent of the page's URL and history. */
export class MemoryHistory {
  readonly #options: MemoryHistoryOptions;
  readonly #blockers: Blockers;
  readonly #location;
  #entries: readonly HostLocation[];
  #index = 0;

  constructor(options: MemoryHistoryOptions) {
    this.#options = options;
    this.#blockers = new Blockers(options.page);
    const start = this.#locationOf(options.start, null);
    this.#entries = [start];
    this.#location = writable(start);
  }

  /** The remote's view of it. */
  readonly capability: NavigationCapability = Object.freeze<NavigationCapability>({
    version: CAPABILITY_VERSIONS.navigation,
    location: { get: () => this.#location.get(), subscribe: (listener) => this.#location.subscribe(listener) },
    navigate: (to, options) => this.navigate(to, options),
    href: (to) => new URL(to, this.#options.builder).href,
    knows: (to) => this.#options.draws(to.replace(/[?#].*$/s, '')),
    block: (...blocker) => this.#blockers.add(...blocker),
    setTitle: () => undefined,
  });

  /** Navigates to an address of the area, or through its history; may be blocked. */
  navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      const next = this.#index + to;
      if (this.#entries[next]) this.#blockers.whenFree(() => this.#arrive(this.#entries, next));
      return;
    }
    const place = this.#locationOf(to, state);
    if (!this.#options.draws(place.pathname)) {
      this.#options.onMove(addressOf(place), true);
      return;
    }
    const go = (): void => {
      const kept = this.#entries.slice(0, replace ? this.#index : this.#index + 1);
      this.#arrive([...kept, place], kept.length);
    };
    // Another state for the same address leaves nothing.
    if (state && addressOf(place) === addressOf(this.#location.get())) go();
    else this.#blockers.whenFree(go);
  }

  /** Removes the listeners from the page. */
  close(): void {
    this.#blockers.clear();
  }

  #arrive(entries: readonly HostLocation[], index: number): void {
    const place = entries[index];
    if (!place) return;
    this.#entries = entries;
    this.#index = index;
    this.#location.set(place);
    this.#options.onMove(addressOf(place), false);
  }

  #locationOf(to: string, state: unknown): HostLocation {
    const { builder } = this.#options;
    // Nothing renders an invalid address.
    const { pathname, search, hash } = URL.canParse(to, builder)
      ? new URL(to, builder)
      : { pathname: to, search: '', hash: '' };
    keys += 1;
    return { pathname, search, hash, state, key: `embed-${keys}` };
  }
}

/** An address as text. */
export const addressOf = ({ pathname, search, hash }: HostLocation): string => pathname + search + hash;
