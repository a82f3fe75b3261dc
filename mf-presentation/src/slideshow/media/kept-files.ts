/** How much is kept at most. */
export interface KeptLimits {
  readonly count: number;
  readonly bytes: number;
}

/** A hall's evening of photos; browsers put blobs of this size on disk. */
const LIMITS: KeptLimits = { count: 250, bytes: 128 * 1024 * 1024 };

/** A file and the address it was read from. */
export interface KeptFile {
  readonly url: string;
  readonly blob: Blob;
}

/** Files by what they belong to. When there are too many, what was not used for longest goes first. */
export class KeptFiles<Key> {
  readonly #limits: KeptLimits;
  /** Least recently used first. */
  readonly #files = new Map<Key, KeptFile>();
  #bytes = 0;

  constructor(limits: KeptLimits = LIMITS) {
    this.#limits = limits;
  }

  /** The file of a key, which counts as used. */
  find(key: Key): KeptFile | undefined {
    const file = this.#files.get(key);
    if (!file) return undefined;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  /** Keeps a file. One that is larger than everything may be is not kept. */
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

  /** Lets go of the file of a key. */
  drop(key: Key): void {
    this.#bytes -= this.#files.get(key)?.blob.size ?? 0;
    this.#files.delete(key);
  }

  /** Lets go of everything that is not wanted. */
  dropUnless(isWanted: (key: Key) => boolean): void {
    for (const key of [...this.#files.keys()]) if (!isWanted(key)) this.drop(key);
  }
}
