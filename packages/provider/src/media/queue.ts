import type { Database, Queries } from '../db/database';
import { isDatabaseAway } from '../db/database-away';
import { tell } from '../realtime/tell';
import { asNoRoom, NoRoom } from '../storage/no-room';
import { announceMedia } from './announce-media';
import { listGamesShowing } from './games-showing';
import { makeFiles, type Workshop } from './make-files';
import { detachEverywhere, endProcessing, findMedia, listUnprocessed } from './repo';
import type { Signer } from './signer';

/** What the queue needs. */
export interface MediaQueueOptions extends Workshop {
  readonly database: Database;
  readonly origin: () => string;
  readonly signer: Signer;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

const AT_ONCE = 2;
/** Delay before retrying a file whose row could not be read or written. */
const AGAIN = 2000;

/** Processes uploaded files, a few at a time. Whatever a killed process left is done at the next start. */
export class MediaQueue {
  readonly #options: MediaQueueOptions;
  readonly #waiting: string[] = [];
  readonly #running = new Set<Promise<void>>();
  /** Waiting or running. */
  readonly #known = new Set<string>();
  #closed = false;

  constructor(options: MediaQueueOptions) {
    this.#options = options;
  }

  /** Resumes unfinished files: at the start those of this node, later those of nodes that are gone. */
  async resume(signedBefore?: Date): Promise<void> {
    for (const uuid of await listUnprocessed(this.#options.database.db, signedBefore)) this.add(uuid);
  }

  add(uuid: string): void {
    if (this.#known.has(uuid)) return;
    this.#known.add(uuid);
    this.#waiting.push(uuid);
    this.#next();
  }

  /** Waits for running files; waiting ones are left for the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running);
  }

  #next(): void {
    if (this.#closed || this.#running.size >= AT_ONCE) return;
    const uuid = this.#waiting.shift();
    if (uuid === undefined) return;
    const running = this.#process(uuid)
      .catch((error: unknown) => {
        this.#options.onFault(error);
        if (isDatabaseAway(error)) setTimeout(() => this.add(uuid), AGAIN).unref();
      })
      .finally(() => {
        this.#running.delete(running);
        this.#known.delete(uuid);
        this.#next();
      });
    this.#running.add(running);
  }

  async #process(uuid: string): Promise<void> {
    const { database } = this.#options;
    const found = await findMedia(database.db, uuid);
    const original = found?.files.original;
    if (!found || !original || found.state !== 'processing') return;
    const { extension, kind } = found;
    const made = await makeFiles(this.#options, { uuid, original, extension, kind }).catch(brokenOnly);
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

  /** A broken file is detached everywhere, and screens of such a game are told to reload. */
  async #giveUp(uuid: string, tx: Queries): Promise<void> {
    if (!(await endProcessing(tx, uuid, { state: 'failed' }))) return;
    const showing = await listGamesShowing(tx, uuid);
    await detachEverywhere(tx, uuid);
    for (const game of showing) {
      await tell({ database: this.#options.database, tx }, game, 'ss.game.update', { fields: ['assets'] });
    }
  }
}

/** Failing to process makes the file invalid; a full disk does not. */
function brokenOnly(error: unknown): undefined {
  const known = asNoRoom(error);
  if (known instanceof NoRoom) throw known;
}
