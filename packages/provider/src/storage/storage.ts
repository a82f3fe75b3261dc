import type { Readable } from 'node:stream';
import type { ListedFile } from '@waymark/bucket';

/** A stored file, opened for reading. */
export interface StoredFile {
  readonly bytes: number;
  /** Reads it, or a part (`start` and `end` inclusive). */
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>;
}

export type { ListedFile };

/** Stores uploaded files. Keys are paths with forward slashes. */
export interface Storage {
  /** Stores a whole file atomically, replacing an existing one. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Stores a copy of a local file of any size atomically, replacing an existing one. */
  copy(key: string, path: string): Promise<void>;
  /** Moves a local file into the storage. */
  adopt(key: string, path: string): Promise<void>;
  /** Opens a file; undefined if it does not exist. */
  open(key: string): Promise<StoredFile | undefined>;
  /** The whole file; undefined if it does not exist. */
  readAll(key: string): Promise<Buffer | undefined>;
  /** A local path for programs that need one; undefined if the file does not exist. It must not be modified. */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** All files whose key starts with the prefix. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Deletes a file; a missing one is ignored. */
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;

/** @throws if a key is invalid, because it could leave the storage folder or alias another file */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.split('/').some((part) => part === '.' || part === '..')) {
    throw new Error('A key must stay inside the storage.');
  }
  return key;
}
