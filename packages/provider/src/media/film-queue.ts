import { isDatabaseAway } from '../db/database-away';
import { announceMedia } from './announce-media';
import { mediaKey } from './keys';
import { addMp4 } from './make-files';
import { AGAIN, type MediaQueueOptions } from './queue-options';
import { findMedia, listWithoutMp4, recordMp4 } from './repo';

/** How long a start resumes conversions, so that films that cannot be converted are not tried for ever. */
const TRIED_FOR = 3 * 24 * 3_600_000;

/** Adds an MP4 to WebM films that are already shown, one at a time. The next start resumes what a stopped node left. */
export class FilmQueue {
  readonly #options: MediaQueueOptions;
  readonly #onFree: () => void;
  readonly #waiting: string[] = [];
  /** Waiting, being converted, or tried without success. */
  readonly #known = new Set<string>();
  readonly #stop = new AbortController();
  #isBusy = false;

  /** @param onFree called when the next conversion may start */
  constructor(options: MediaQueueOptions, onFree: () => void) {
    this.#options = options;
    this.#onFree = onFree;
  }

  /** Adds the films of nodes that stopped, unless they were tried since the start. */
  async resume(readyBefore?: Date): Promise<void> {
    const { database, now } = this.#options;
    const readySince = new Date(now().getTime() - TRIED_FOR);
    for (const uuid of await listWithoutMp4(database.db, readySince, readyBefore)) {
      if (!this.#known.has(uuid)) this.add(uuid);
    }
  }

  add(uuid: string): void {
    if (!this.#options.transcoder) return;
    this.#known.add(uuid);
    this.#waiting.push(uuid);
    this.#onFree();
  }

  /** Starts the next conversion, unless one is running. */
  next(): void {
    if (this.#stop.signal.aborted || this.#isBusy) return;
    const uuid = this.#waiting.shift();
    if (uuid === undefined) return;
    this.#isBusy = true;
    void this.#convert(uuid)
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return;
        this.#options.onFault(error);
        if (isDatabaseAway(error)) setTimeout(() => this.add(uuid), AGAIN).unref();
      })
      .finally(() => {
        this.#isBusy = false;
        this.#onFree();
      });
  }

  /** Waits for nothing: a conversion takes minutes, and its result is ignored. */
  close(): void {
    this.#stop.abort();
  }

  async #convert(uuid: string): Promise<void> {
    const { database, storage } = this.#options;
    const found = await findMedia(database.db, uuid);
    if (found?.state !== 'ready' || !found.ready_at) return;
    const { files, ready_at } = found;
    const edition = ready_at.getTime().toString(36);
    const mp4 = await addMp4(this.#options, { uuid, edition }, files, this.#stop.signal);
    if (!mp4) return;
    const added = await database.tx(async (tx) => {
      if (!(await recordMp4(tx, uuid, ready_at, mp4))) return false;
      await announceMedia(this.#options, tx, uuid);
      return true;
    });
    // It was regenerated or deleted meanwhile.
    if (!added) await storage.remove(mediaKey(uuid, mp4));
    this.#known.delete(uuid);
  }
}
