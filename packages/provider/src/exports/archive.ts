import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP file being written. Entries are read one at a time, in turn. */
export class Archive {
  readonly #zip = new ZipFile();
  readonly #onEntry: () => Promise<void>;
  readonly #failed: Promise<never>;
  readonly #open = new Set<Readable>();
  #isOver = false;

  /** @param onEntry called before each entry; throws to abort */
  constructor(onEntry: () => Promise<void>) {
    this.#onEntry = onEntry;
    this.#failed = new Promise((_, reject) => {
      this.#zip.on('error', reject);
    });
  }

  /** Adds an entry. @returns when it is about to be read */
  add(name: string, { compress }: { readonly compress: boolean }, read: () => Promise<Readable>): Promise<void> {
    return new Promise((begin) => {
      this.#zip.addReadStreamLazy(name, { compress }, (give) => {
        begin();
        this.#onEntry()
          .then(read)
          .then(
            (stream) => give(null, this.watch(stream)),
            (error: Error) => this.#zip.emit('error', error),
          );
      });
    });
  }

  /** Watches the stream of a future entry: its failure aborts the archive, and the end of the archive closes it. */
  watch(stream: Readable): Readable {
    if (this.#open.has(stream)) return stream;
    this.#open.add(stream);
    stream.once('error', (error) => this.#zip.emit('error', error));
    stream.once('close', () => this.#open.delete(stream));
    if (this.#isOver) stream.destroy();
    return stream;
  }

  /** Writes the archive. @param fill adds the remaining entries @throws the error of any entry */
  async write(sink: Writable, signal: AbortSignal, fill: () => Promise<void>): Promise<void> {
    const broken = new AbortController();
    const written = pipeline(this.#zip.outputStream, sink, { signal: AbortSignal.any([signal, broken.signal]) });
    const filled = fill().then(() => this.#zip.end());
    try {
      await Promise.race([this.#failed, Promise.all([filled, written])]);
    } finally {
      this.#isOver = true;
      broken.abort();
      for (const stream of this.#open) stream.destroy();
    }
  }
}
