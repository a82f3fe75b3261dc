import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { callCounts } from '../db/schema';

/** So many within so many milliseconds. */
export interface Allowance {
  readonly most: number;
  readonly within: number;
}

/** A count of one subject in the stretch of time that is running. */
interface Count {
  readonly subject: string;
  readonly until: number;
  /** Counted by all nodes, as far as is known here. */
  known: number;
  /** Counted here and not yet told. */
  untold: number;
}

const TELL_EVERY = 1000;
const MOST_REMEMBERED = 100_000;

/**
 * Counts what people do, for all nodes together. What happens often is counted in memory and added up in the database
 * once a second, so that a call costs no query; what happens seldom is counted there at once.
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
   * Counts one more of what happens often; between nodes the count is a second old.
   * @returns 0, or the seconds until it is allowed again: then it was not counted
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
   * Counts one more of what happens seldom, exactly.
   * @returns 0, or the seconds until it is allowed again
   */
  async countSeldom(subject: string, { most, within }: Allowance): Promise<number> {
    const now = this.#now().getTime();
    const until = endOf(now, within);
    const [counted] = await this.#add([{ subject, until: new Date(until), count: 1 }]);
    return counted && counted.count > most ? secondsTo(until, now) : 0;
  }

  /** Tells the other nodes what was counted here, and hears what they counted. */
  tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#telling = this.#telling.then(() => this.#tellNow()).catch(this.#onFault);
    return this.#telling;
  }

  /** Forgets stretches that are over. */
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
    const told = [...this.#counts.values()].filter(({ untold }) => untold > 0);
    if (told.length === 0) return;
    const taken = told.map((count) => ({ count, more: count.untold }));
    const rows = await this.#add(
      taken.map(({ count, more }) => ({ subject: count.subject, until: new Date(count.until), count: more })),
    );
    const sums = new Map(rows.map(({ subject, until, count }) => [`${subject}\n${until.getTime()}`, count]));
    for (const { count, more } of taken) {
      count.untold -= more;
      count.known = sums.get(`${count.subject}\n${count.until}`) ?? count.known + more;
    }
  }

  /** In the order of the subjects, so that two nodes never wait for each other. */
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
