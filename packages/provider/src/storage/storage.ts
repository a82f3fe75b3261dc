import type { Readable } from 'node:stream';
import type { ListedFile } from '@waymark/bucket';

/** A stored file, opened for reading. */
export interface StoredFile {
  readonly bytes: number;
  /** Reads it, or a part of it (`start` and `end` included). */
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>;
}

export type { ListedFile };

/** Where uploaded files lie. Keys are paths with forward slashes. */
export interface Storage {
  /** Stores a file as a whole: readers see all of it or none. An existing one is replaced. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Takes over a file of this machine; it is gone from its place afterwards. */
  adopt(key: string, path: string): Promise<void>;
  /** Opens a file; undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>;
  /** The whole file; undefined when there is none. */
  readAll(key: string): Promise<Buffer | undefined>;
  /** Lends the file to a program that takes paths; undefined when there is none. It must not be changed. */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Every file whose key begins so. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;

/** @throws when a key is none: it would leave the place where files lie, or mean another one there */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.split('/').some((part) => part === '.' || part === '..')) {
    throw new Error('A key must stay inside the storage.');
  }
  return key;
}
