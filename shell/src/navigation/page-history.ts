import { type HostLocation, type NavigateOptions, type Readable, type Unsubscribe, writable } from '@waymark/contract';
import { Blockers } from '@waymark/host/navigation/blockers';

interface EntryState {
  /** Index of the entry in this tab's history, so that a blocked step back can be undone. */
  readonly index: number;
  readonly key: string;
  readonly user: unknown;
}

/**
 * The page's only history, on top of the browser's: an observable location, navigation, and blockers for links, Back
 * and closing the page.
 */
export class PageHistory {
  readonly #page: Window;
  readonly #location = writable<HostLocation>({ pathname: '/', search: '', hash: '', state: null, key: 'start' });
  readonly #blockers: Blockers;
  #index: number;
  #leading = false;
  /** Browser steps caused by this history, which are not handled again. */
  #expected = 0;

  constructor(page: Window) {
    this.#page = page;
    this.#blockers = new Blockers(page);
    const entry = entryOf(page.history.state);
    this.#index = entry?.index ?? 0;
    if (!entry) page.history.replaceState(stateOf(this.#index, null), '');
    this.#location.set(this.#read());
    page.addEventListener('popstate', this.#onPop);
  }

  /** The current location. */
  get location(): Readable<HostLocation> {
    return this.#location;
  }

  /** The same for what renders it: where the shell leads, each of its listeners follows in a task of its own. */
  readonly followed: Readable<HostLocation> = {
    get: () => this.#location.get(),
    subscribe: (listener) => this.#location.subscribe(() => (this.#leading ? setTimeout(listener) : listener())),
  };

  /** Navigates from a link of the shell: rendering the frame and the next screen during the click would block the page. */
  readonly lead = (to: string | number, options?: NavigateOptions): void => {
    // What redirects continues with the new address.
    this.#leading = !options?.replace;
    this.navigate(to, options);
    this.#leading = false;
  };

  /** Navigates to an address of the builder, or through the history; may be blocked. */
  readonly navigate = (to: string | number, options: NavigateOptions = {}): void => {
    if (typeof to === 'number') this.#page.history.go(to);
    else if (options.state && this.#isHere(to)) this.#go(to, options);
    else this.#blockers.whenFree(() => this.#go(to, options));
  };

  /** Navigates past every blocker: without a session or the platform, questions can't be answered. */
  readonly leaveFor = (to: string): void => this.#go(to, {});

  /** Blocks leaving while `shouldBlock` returns true. */
  readonly block = (...blocker: Parameters<Blockers['add']>): Unsubscribe => this.#blockers.add(...blocker);

  /** Reloads the page after the user has confirmed, so the browser does not ask again. */
  readonly reload = (): void => {
    this.close();
    this.#page.location.reload();
  };

  /** Removes the browser listeners. */
  close(): void {
    this.#page.removeEventListener('popstate', this.#onPop);
    this.#blockers.clear();
  }

  readonly #onPop = (): void => {
    const entry = entryOf(this.#page.history.state);
    const arrive = () => {
      this.#index = entry?.index ?? this.#index;
      this.#location.set(this.#read());
    };
    if (this.#expected > 0) {
      this.#expected -= 1;
      if (this.#blockers.held() === undefined) arrive();
      return;
    }
    const steps = (entry?.index ?? this.#index) - this.#index;
    const blocker = this.#blockers.held();
    if (!blocker || steps === 0) {
      arrive();
      return;
    }
    // The browser has already moved: undo the step, ask, and repeat it if the answer is to leave.
    this.#expected += 1;
    this.#page.history.go(-steps);
    blocker.onAttempt({
      proceed: () => {
        this.#blockers.remove(blocker);
        this.#page.history.go(steps);
      },
      stay: () => undefined,
    });
  };

  /** Another state for the same address: nothing is left. */
  #isHere(to: string): boolean {
    const here = this.#page.location;
    return new URL(to, here.href).href === here.href;
  }

  #go(to: string, { replace = false, state = null }: NavigateOptions): void {
    const address = new URL(to, this.#page.location.href);
    if (address.origin !== this.#page.location.origin) {
      this.#page.location.assign(address);
      return;
    }
    const path = address.pathname + address.search + address.hash;
    if (!replace) this.#index += 1;
    this.#page.history[replace ? 'replaceState' : 'pushState'](stateOf(this.#index, state), '', path);
    this.#location.set(this.#read());
  }

  #read(): HostLocation {
    const { pathname, search, hash } = this.#page.location;
    const entry = entryOf(this.#page.history.state);
    return { pathname, search, hash, state: entry?.user ?? null, key: entry?.key ?? 'start' };
  }
}

const stateOf = (index: number, user: unknown): EntryState => ({
  index,
  key: Math.random().toString(36).slice(2, 10),
  user,
});

function entryOf(state: unknown): EntryState | undefined {
  return typeof state === 'object' && state !== null && 'index' in state ? (state as EntryState) : undefined;
}
