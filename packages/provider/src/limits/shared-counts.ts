import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { callCounts } from '../db/schema';

/** A limit: this many per this many milliseconds. */
export interface Allowance {
  readonly most: number;
  readonly within: number;
}

/** The count for a subject in the current period. */
interface Count {
  readonly subject: string;
  readonly until: number;
  /** The total across all nodes, as of the last sync. */
  known: number;
  /** Counted on this node since the last sync. */
  untold: number;
}

const TELL_EVERY = 1000;
const MOST_REMEMBERED = 100_000;

/**
 * Counts events across all nodes. Frequent ones are counted in memory and added to the database once a second, so that
 * a call costs no query; rare ones are counted in the database at once.
 */
export class SharedCounts {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #onFault: (error: unknown) => void;
  readonly #counts = new Map<string, Count>();
  #telling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(database: Database, now: () => Date, onFault: (error: unknown) => void) {
    this.#database = database;
    this.#now = now;
    this.#onFault = onFault;
  }

  /**
   * Counts a frequent event; other nodes' counts are up to a second old.
   * @returns 0, or the seconds until it is allowed again, in which case it was not counted
   */
  countOften(subject: string, { most, within }: Allowance): number {
    const now = this.#now().getTime();
    const until = endOf(now, within);
    let count = this.#counts.get(subject);
    if (count?.until !== until) {
      if (this.#counts.size >= MOST_REMEMBERED) this.#counts.clear();
      count = { subject, until, known: 0, untold: 0 };
      this.#counts.set(subject, count);
    }
    if (count.known + count.untold >= most) return secondsTo(until, now);
    count.untold += 1;
    this.#timer ??= setTimeout(() => void this.tell(), TELL_EVERY).unref();
    return 0;
  }

  /**
   * Counts a rare event exactly.
   * @returns 0, or the seconds until it is allowed again
   */
  async countSeldom(subject: string, { most, within }: Allowance): Promise<number> {
    const now = this.#now().getTime();
    const until = endOf(now, within);
    const [counted] = await this.#add([{ subject, until: new Date(until), count: 1 }]);
    return counted && counted.count > most ? secondsTo(until, now) : 0;
  }

  /** Syncs counts with the other nodes. */
  tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#telling = this.#telling.then(() => this.#tellNow()).catch(this.#onFault);
    return this.#telling;
  }

  /** Removes past periods. */
  async forgetOver(): Promise<void> {
    const now = this.#now();
    for (const [key, { until }] of this.#counts) if (until <= now.getTime()) this.#counts.delete(key);
    await this.#database.db.delete(callCounts).where(lt(callCounts.until, now));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#telling;
  }

  async #tellNow(): Promise<void> {
    if (this.#closed) return;
    const pending = [...this.#counts.values()].filter(({ untold }) => untold > 0);
    if (pending.length === 0) return;
    const taken = pending.map((count) => ({ count, more: count.untold }));
    const rows = await this.#add(
      taken.map(({ count, more }) => ({ subject: count.subject, until: new Date(count.until), count: more })),
    );
    const sums = new Map(rows.map(({ subject, until, count }) => [`${subject}\n${until.getTime()}`, count]));
    for (const { count, more } of taken) {
      count.untold -= more;
      count.known = sums.get(`${count.subject}\n${count.until}`) ?? count.known + more;
    }
  }

  /** Sorted by subject, so that two nodes never deadlock. */
  #add(rows: (typeof callCounts.$inferInsert)[]) {
    return this.#database.db
      .insert(callCounts)
      .values(rows.toSorted((one, other) => (one.subject < other.subject ? -1 : 1)))
      .onConflictDoUpdate({
        target: [callCounts.subject, callCounts.until],
        set: { count: sql`${callCounts.count} + excluded.count` },
      })
      .returning();
  }
}

const endOf = (now: number, within: number) => (Math.floor(now / within) + 1) * within;
const secondsTo = (until: number, now: number) => Math.max(1, Math.ceil((until - now) / 1000));
