/** The part of the browser's storage in use. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage; undefined if denied. */
function browserStorage(): DeviceStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Values kept on this device under a prefix, one item each, so that two tabs do not overwrite each other's. Without storage
 * nothing is kept.
 */
export class DeviceStore<T> {
  readonly #prefix: string;
  readonly #read: (json: unknown) => T | undefined;
  readonly #storage: DeviceStorage | undefined;
  readonly #kept = new Set<string>();

  /** @param read returns undefined for unreadable values, which are skipped */
  constructor(prefix: string, read: (json: unknown) => T | undefined, storage = browserStorage()) {
    this.#prefix = prefix;
    this.#read = read;
    this.#storage = storage;
  }

  /** All values by name. */
  all(): ReadonlyMap<string, T> {
    const found = new Map<string, T>();
    for (let place = 0; place < (this.#storage?.length ?? 0); place += 1) {
      const item = this.#storage?.key(place);
      if (!item?.startsWith(this.#prefix)) continue;
      const name = item.slice(this.#prefix.length);
      const value = this.get(name);
      if (value === undefined) continue;
      this.#kept.add(name);
      found.set(name, value);
    }
    return found;
  }

  /** One value; undefined if missing. */
  get(name: string): T | undefined {
    try {
      const text = this.#storage?.getItem(this.#prefix + name);
      return text ? this.#read(JSON.parse(text)) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether another tab has removed a value. */
  wasForgotten(name: string): boolean {
    return this.#kept.has(name) && this.get(name) === undefined;
  }

  /** Stores a value. If storage is full, the old value stays. */
  set(name: string, value: T): void {
    try {
      this.#storage?.setItem(this.#prefix + name, JSON.stringify(value));
      this.#kept.add(name);
    } catch {
      // The screen works without it.
    }
  }

  /** Forgets a value. */
  delete(name: string): void {
    this.#kept.delete(name);
    try {
      this.#storage?.removeItem(this.#prefix + name);
    } catch {
      // Nothing is stored then.
    }
  }
}
