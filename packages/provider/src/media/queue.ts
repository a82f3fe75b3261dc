import { endRegeneration } from '../answers/regenerated';
import type { Queries } from '../db/database';
import { isDatabaseAway } from '../db/database-away';
import type { MediaFiles } from '../db/schema';
import { announce } from '../realtime/announce';
import { flagSimilarAnswers } from '../signals/flag-similar-answers';
import { asNoRoom, NoRoom } from '../storage/no-room';
import { announceMedia } from './announce-media';
import { FilmQueue } from './film-queue';
import { listGamesShowing } from './games-showing';
import { mediaKey } from './keys';
import { makeFiles } from './make-files';
import { AGAIN, type MediaQueueOptions } from './queue-options';
import { detachEverywhere, endProcessing, findMedia, listUnprocessed } from './repo';

const AT_ONCE = 2;

/** Processes uploaded files, a few at a time. The next start resumes what a killed process left. */
export class MediaQueue {
  readonly #options: MediaQueueOptions;
  readonly #waiting: string[] = [];
  readonly #running = new Set<Promise<void>>();
  /** Waiting or running. */
  readonly #known = new Set<string>();
  /** Runs when nothing waits here. */
  readonly #films: FilmQueue;
  #closed = false;

  constructor(options: MediaQueueOptions) {
    this.#options = options;
    this.#films = new FilmQueue(options, () => this.#next());
  }

  /** Resumes unfinished files: at the start those of this node, later those of dead nodes. */
  async resume(signedBefore?: Date): Promise<void> {
    for (const uuid of await listUnprocessed(this.#options.database.db, signedBefore)) this.add(uuid);
    await this.#films.resume(signedBefore);
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
    this.#films.close();
    await Promise.all(this.#running);
  }

  #next(): void {
    if (this.#closed || this.#running.size >= AT_ONCE) return;
    const uuid = this.#waiting.shift();
    if (uuid === undefined) {
      this.#films.next();
      return;
    }
    const running = this.#process(uuid)
      // From here on it can be regenerated.
      .finally(() => this.#known.delete(uuid))
      .catch((error: unknown) => {
        this.#options.onFault(error);
        if (isDatabaseAway(error)) setTimeout(() => this.add(uuid), AGAIN).unref();
      })
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
    const { extension, kind, ready_at } = found;
    const edition = ready_at ? this.#options.now().getTime().toString(36) : undefined;
    const raw = { uuid, original, extension, kind, ...(edition ? { edition } : {}) };
    const made = await makeFiles(this.#options, raw).catch(brokenOnly);
    const before = found.files;
    const after = { original, ...made?.files };
    const done = await database.tx(async (tx) => {
      // Keeps the previous files if regenerating fails.
      const kept = made || ready_at;
      if (!kept) return this.#giveUp(uuid, tx);
      const ready = made
        ? { ...made, files: after, state: 'ready', ready_at: this.#options.now() }
        : { state: 'ready' };
      if (!(await endProcessing(tx, uuid, ready))) return false;
      await announceMedia(this.#options, tx, uuid);
      await endRegeneration(database, tx, uuid);
      await flagSimilarAnswers(tx, uuid);
      return made !== undefined;
    });
    if (!done) return;
    if (after.webm) this.#films.add(uuid);
    await this.#removeOutdated(uuid, before, after);
  }

  /** Removes files that were replaced. */
  async #removeOutdated(uuid: string, before: MediaFiles, after: MediaFiles): Promise<void> {
    const shown = new Set(Object.values(after));
    for (const file of new Set(Object.values(before))) {
      if (!shown.has(file)) await this.#options.storage.remove(mediaKey(uuid, file));
    }
  }

  /** Detaches a broken file everywhere and tells screens of its games to reload, in the name of its uploader. */
  async #giveUp(uuid: string, tx: Queries): Promise<false> {
    const failed = await endProcessing(tx, uuid, { state: 'failed' });
    if (!failed) return false;
    // Without an author, the uploader's own screen would ask about it as somebody else's change.
    const author = { userId: failed.owner_id ?? undefined };
    const showing = await listGamesShowing(tx, uuid);
    // Without formats: screens of challenges, teams and rewards follow only this one.
    await announceMedia(this.#options, tx, uuid);
    await detachEverywhere(tx, uuid);
    for (const game of showing) {
      await announce({ database: this.#options.database, tx }, game, 'ss.game.update', { fields: ['assets'] }, author);
    }
    return false;
  }
}

/** A processing error marks the file invalid; a full disk does not. */
function brokenOnly(error: unknown): undefined {
  const known = asNoRoom(error);
  if (known instanceof NoRoom) throw known;
}
