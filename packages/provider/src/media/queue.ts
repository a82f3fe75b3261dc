import type { Database, Queries } from '../db/database';
import { announce } from '../realtime/announce';
import type { Storage } from '../storage/storage';
import { announceMedia } from './announce-media';
import { mediaKey } from './keys';
import type { Pictures } from './pictures';
import { detachEverywhere, endProcessing, findMedia, listGamesShowing, listUnprocessed } from './repo';
import type { Transcoder } from './transcoder';

/** What the queue works with. */
export interface MediaQueueOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly origin: () => string;
  readonly now: () => Date;
  readonly makePictures: (bytes: Uint8Array) => Promise<Pictures>;
  readonly transcoder: Transcoder | undefined;
  readonly onFault: (error: unknown) => void;
}

const AT_ONCE = 2;

/** Makes the sizes of uploaded files, a few at a time. What a killed process left undone is done at the next start. */
export class MediaQueue {
  readonly #options: MediaQueueOptions;
  readonly #waiting: string[] = [];
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor(options: MediaQueueOptions) {
    this.#options = options;
  }

  /** Takes up what was left undone. */
  async resume(): Promise<void> {
    for (const uuid of await listUnprocessed(this.#options.database.db)) this.add(uuid);
  }

  add(uuid: string): void {
    this.#waiting.push(uuid);
    this.#next();
  }

  /** Waits for what is running; what waits is left for the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running);
  }

  #next(): void {
    if (this.#closed || this.#running.size >= AT_ONCE) return;
    const uuid = this.#waiting.shift();
    if (uuid === undefined) return;
    const running = this.#process(uuid)
      .catch(this.#options.onFault)
      .finally(() => {
        this.#running.delete(running);
        this.#next();
      });
    this.#running.add(running);
  }

  async #process(uuid: string): Promise<void> {
    const { database } = this.#options;
    const found = await findMedia(database.db, uuid);
    const original = found?.files.original;
    if (!found || !original || found.state !== 'processing') return;
    const made = await this.#make(uuid, original, found.extension, found.kind).catch(() => undefined);
    await database.tx(async (tx) => {
      if (!made) return this.#giveUp(uuid, tx);
      const ready = {
        ...made,
        files: { ...found.files, ...made.files },
        state: 'ready',
        ready_at: this.#options.now(),
      };
      if (await endProcessing(tx, uuid, ready)) await announceMedia(this.#options, tx, uuid);
    });
  }

  /** Makes what screens need; throws when the file is broken. */
  async #make(uuid: string, original: string, extension: string, kind: string) {
    const { storage, makePictures, transcoder } = this.#options;
    const write = (name: string, bytes: Uint8Array) => storage.write(mediaKey(uuid, name), bytes);
    if (kind === 'model') return { files: {} };
    const isFilm = kind === 'video';
    const films = isFilm && (extension === 'mp4' || extension === 'webm') ? { [extension]: original } : {};
    const path = storage.pathOf(mediaKey(uuid, original));
    const bytes = isFilm ? path && (await transcoder?.stillOf(path)) : await storage.readAll(mediaKey(uuid, original));
    if (!bytes) {
      if (isFilm) return { files: films };
      throw new Error('The file is gone.');
    }
    const { thumb, standard, width, height } = await makePictures(bytes);
    await Promise.all([write('thumb.webp', thumb), write('standard.webp', standard)]);
    if (isFilm) await write('still.png', bytes);
    const still = isFilm ? { png: 'still.png' } : {};
    return { width, height, files: { ...films, ...still, thumb: 'thumb.webp', standard: 'standard.webp' } };
  }

  /** A file that turned out to be broken is shown nowhere; who looks at such a game is told to look again. */
  async #giveUp(uuid: string, tx: Queries): Promise<void> {
    if (!(await endProcessing(tx, uuid, { state: 'failed' }))) return;
    const showing = await listGamesShowing(tx, uuid);
    await detachEverywhere(tx, uuid);
    for (const { id, name, whiteLabelId } of showing) {
      await announce(this.#options.database, tx, {
        source: 'ss.game.update',
        whiteLabelId,
        gameId: id,
        detail: { game: { id, name }, fields: ['assets'] },
      });
    }
  }
}
