/** What a session gets from one browser tab. */
export interface Tab {
  readonly storage: Storage;
  readonly events: EventTarget;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Closes the tab like a crash: nothing is cleaned up, and its locks are released. */
  crash(): void;
}

/** A browser whose tabs share local storage and a lock manager, for testing how tabs affect each other. */
export class PretendBrowser {
  readonly #items = new Map<string, string>();
  readonly #tabs = new Map<object, EventTarget>();
  readonly #locks: 'with locks' | 'without locks';
  #queue: { readonly owner: object; readonly start: () => Promise<void> }[] = [];

  constructor(locks: 'with locks' | 'without locks' = 'with locks') {
    this.#locks = locks;
  }

  openTab(): Tab {
    const owner = {};
    const events = new EventTarget();
    this.#tabs.set(owner, events);
    return {
      storage: this.#storageFor(owner),
      events,
      locks: this.#locks === 'with locks' ? this.#locksFor(owner) : undefined,
      crash: () => {
        this.#tabs.delete(owner);
        const held = this.#queue[0]?.owner === owner;
        this.#queue = this.#queue.filter((waiting) => waiting.owner !== owner);
        if (held) void this.#queue[0]?.start();
      },
    };
  }

  #storageFor(owner: object): Storage {
    const items = this.#items;
    const change = (key: string | null, act: () => void) => {
      if (!this.#tabs.has(owner)) return;
      act();
      for (const [tab, events] of this.#tabs) {
        if (tab !== owner) setTimeout(() => events.dispatchEvent(Object.assign(new Event('storage'), { key })));
      }
    };
    return {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => change(key, () => items.set(key, String(value))),
      removeItem: (key) => items.has(key) && change(key, () => items.delete(key)),
      clear: () => change(null, () => items.clear()),
    };
  }

  #locksFor(owner: object): Pick<LockManager, 'request'> {
    const request = <T>(_: string, act: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const turn = {
          owner,
          start: async () => {
            await act().then(resolve, reject);
            if (this.#queue[0] !== turn) return;
            this.#queue.shift();
            void this.#queue[0]?.start();
          },
        };
        this.#queue.push(turn);
        if (this.#queue.length === 1) void turn.start();
      });
    return { request } as Pick<LockManager, 'request'>;
  }
}
