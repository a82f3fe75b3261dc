const PREFIX = 'waymark.draft';
/** Characters of a text that a full storage has no room for. */
const LONG = 100_000;

/**
 * Keeps what was typed and not saved over a reload of the page, in this tab alone: per account, so that nobody ever sees
 * another one's, and per address. A browser that keeps nothing, or has no room, is no failure.
 */
export class DraftStore {
  readonly #key: string;
  readonly #storage: Storage | undefined;

  constructor(account: number, place: string, storage: Storage | undefined = tabStorage()) {
    this.#key = `${PREFIX}:${account}:${place}`;
    this.#storage = storage;
  }

  /** What was kept; undefined where nothing was, or nothing that can be read. */
  read(): unknown {
    try {
      return JSON.parse(this.#storage?.getItem(this.#key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps this in place of what was kept; nothing is left of an empty one. */
  write(draft: object): void {
    try {
      if (Object.keys(draft).length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(draft));
    } catch {
      this.#writeShort(draft);
    }
  }

  /** Without room for a very long text the other fields are kept; that one stays on screen, and only a reload loses it. */
  #writeShort(draft: object): void {
    const short = Object.entries(draft).filter(([, value]) => String(value).length < LONG);
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(Object.fromEntries(short)));
    } catch {
      // Nothing at all can be kept here.
    }
  }
}

/** The tab's storage; undefined where the browser refuses even to name it. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
