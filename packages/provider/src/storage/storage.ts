import type { Readable } from 'node:stream';

/** A stored file, opened for reading. */
export interface StoredFile {
  readonly bytes: number;
  /** Reads it, or a part of it (`start` and `end` included). */
  read(range?: { readonly start: number; readonly end: number }): Readable;
}

/** Where uploaded files lie. Keys are paths with forward slashes. */
export interface Storage {
  /** Stores a file as a whole: readers see all of it or none. An existing one is replaced. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Stores what arrives, at most so many bytes. @throws {TooManyBytes} */
  receive(key: string, content: Readable, mostBytes: number): Promise<number>;
  /** Opens a file; undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>;
  /** The whole file; undefined when there is none. */
  readAll(key: string): Promise<Buffer | undefined>;
  /** Gives a file another key. */
  move(from: string, to: string): Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Path of the file for a program that takes paths; undefined where files are elsewhere. */
  pathOf(key: string): string | undefined;
}

/** Said when more arrives than was allowed. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}
