/** A file of a store, with the mark by which a later write knows that nobody else came first. */
export interface KeptFile {
  readonly content: Buffer;
  readonly tag: string;
}

/** Where releases lie: a folder, or a bucket. Keys have `/` between their parts. */
export interface StoreFiles {
  /** What the place is called in messages. */
  readonly place: string;
  read(key: string): Promise<KeptFile | undefined>;
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Puts a file in the place of the one that was seen, at once: a reader gets the old one or the new one, whole.
   * @param seen tag of what was read; undefined when there was nothing
   * @returns false when something else is there by now
   */
  swap(key: string, seen: string | undefined, content: Uint8Array): Promise<boolean>;
  /** All keys that begin with a prefix, in a stable order. */
  list(prefix: string): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}
