/** Limits of the cache. */
export interface KeptLimits {
  readonly count: number;
  readonly bytes: number;
}

/** Enough photos for an evening; browsers store blobs of this size on disk. */
const LIMITS: KeptLimits = { count: 250, bytes: 128 * 1024 * 1024 };

/** A file and its source URL. */
export interface KeptFile {
  readonly url: string;
  readonly blob: Blob;
}

/** A cache of files that evicts the least recently used. */
export class KeptFiles<Key> {
  readonly #limits: KeptLimits;
  /** Least recently used first. */
  readonly #files = new Map<Key, KeptFile>();
  #bytes = 0;

  constructor(limits: KeptLimits = LIMITS) {
    this.#limits = limits;
  }

  /** Returns the file of a key and marks it as used. */
  find(key: Key): KeptFile | undefined {
    const file = this.#files.get(key);
    if (!file) return undefined;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  /** Adds a file. One larger than the whole limit is skipped. */
  put(key: Key, file: KeptFile): void {
    this.drop(key);
    if (file.blob.size > this.#limits.bytes) return;
    this.#files.set(key, file);
    this.#bytes += file.blob.size;
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= this.#limits.count && this.#bytes <= this.#limits.bytes) return;
      this.drop(oldest);
    }
  }

  /** Removes the file of a key. */
  drop(key: Key): void {
    this.#bytes -= this.#files.get(key)?.blob.size ?? 0;
    this.#files.delete(key);
  }

  /** Removes unwanted files. */
  dropUnless(isWanted: (key: Key) => boolean): void {
    for (const key of [...this.#files.keys()]) if (!isWanted(key)) this.drop(key);
  }
}
