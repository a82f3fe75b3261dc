/** A file of a store, with the tag for conditional writes. */
export interface KeptFile {
  readonly content: Buffer;
  readonly tag: string;
}

/** Storage of releases: a folder, or a bucket. Keys have `/` as separator. */
export interface StoreFiles {
  /** Its name in messages. */
  readonly place: string;
  read(key: string): Promise<KeptFile | undefined>;
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Atomically replaces the file that was read.
   * @param seen tag of what was read; undefined if there was nothing
   * @returns false if it has changed since
   */
  swap(key: string, seen: string | undefined, content: Uint8Array): Promise<boolean>;
  /** All keys with a prefix, in a stable order. */
  list(prefix: string): Promise<readonly string[]>;
  remove(key: string): Promise<void>;
}
