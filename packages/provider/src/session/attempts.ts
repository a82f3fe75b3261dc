import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { attempts } from '../db/schema';
import { errors } from '../server/errors';
import { hashToken } from './secrets';
import { networkOf, senderOf } from './sender';

const MINUTE = 60_000;

interface Limit {
  /** Period in which attempts are summed, in milliseconds. */
  readonly window: number;
  /** One sender at one account. */
  readonly atAccount?: number;
  /** Any sender at one account: high, because it also locks the owner out. */
  readonly ofAccount?: number;
  /** One sender at all accounts: high, because a classroom may share one address. */
  readonly ofSender: number;
  /** All senders of one network, because one person may have many addresses. */
  readonly ofNetwork?: number;
}

/** Limits on attempts. For harmless successes, only failures count. */
export const LIMITS = {
  signIn: { window: 5 * MINUTE, atAccount: 10, ofAccount: 100, ofSender: 50 },
  unlock: { window: 15 * MINUTE, ofSender: 30 },
  join: { window: 15 * MINUTE, atAccount: 30, ofSender: 300 },
  openLink: { window: 15 * MINUTE, atAccount: 30, ofAccount: 300, ofSender: 60 },
  signUp: { window: 15 * MINUTE, ofSender: 100 },
  // People who go on to sign up get their lookup refunded, so only lookups of other people's addresses remain.
  verify: { window: 15 * MINUTE, atAccount: 10, ofSender: 40, ofNetwork: 120 },
  reset: { window: 15 * MINUTE, ofAccount: 5, ofSender: 30 },
  // Public payment forms attract tests of stolen cards.
  donate: { window: 15 * MINUTE, ofSender: 60 },
  choosePassword: { window: 15 * MINUTE, ofSender: 30 },
} as const satisfies Record<string, Limit>;

/** Whose attempts are counted. */
export interface Trying {
  readonly whitelabel: string;
  readonly ip: string;
  /** The target account, if there is one. */
  readonly email?: string;
}

/** A counted attempt. */
export interface Attempt {
  /** Uncounts it, because it was legitimate. */
  succeeded(): Promise<void>;
}

/**
 * Throttles guessing. An attempt is counted before it is checked, so that concurrent ones all count, and in the
 * database, so that all nodes share the count.
 */
export class Attempts {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts an attempt. @throws {ApiError} 429 with the seconds to wait after too many */
  async take(kind: keyof typeof LIMITS, trying: Trying): Promise<Attempt> {
    const limit: Limit = LIMITS[kind];
    const subjects = subjectsOf(kind, limit, trying);
    const now = this.#now();
    const wait = await this.#count([...subjects.entries()], limit.window, now);
    const revert = () => this.#revert([...subjects.keys()]);
    if (wait === 0) return { succeeded: revert };
    // A blocked attempt does not count, so attacking one account does not lock out others at the same address.
    await revert();
    throw errors.tooManyTries(Math.ceil(wait / 1000));
  }

  /** Uncounts an earlier attempt that turned out to be legitimate. */
  async giveBack(kind: keyof typeof LIMITS, trying: Trying): Promise<void> {
    await this.#revert([...subjectsOf(kind, LIMITS[kind], trying).keys()]);
  }

  /** @returns milliseconds to wait */
  async #count(subjects: readonly (readonly [string, number])[], window: number, now: Date): Promise<number> {
    const until = new Date(now.getTime() + window);
    const over = sql`${attempts.until} <= ${now.toISOString()}::timestamptz`;
    const rows = await this.#database.db
      .insert(attempts)
      .values(subjects.map(([subject]) => ({ subject, count: 1, until })))
      .onConflictDoUpdate({
        target: attempts.subject,
        set: {
          count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
          until: sql`case when ${over} then excluded.until else ${attempts.until} end`,
        },
      })
      .returning();
    const most = new Map(subjects);
    const waits = rows
      .filter(({ subject, count }) => count > (most.get(subject) ?? 0))
      .map((row) => row.until.getTime() - now.getTime());
    return Math.max(0, ...waits);
  }

  async #revert(subjects: string[]): Promise<void> {
    await this.#database.db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(inArray(attempts.subject, subjects));
  }
}

/** The counters with their limits, in a fixed order so that concurrent attempts do not deadlock. */
function subjectsOf(kind: string, limit: Limit, { whitelabel, ip, email }: Trying): Map<string, number> {
  const sender = senderOf(ip);
  const account = email === undefined ? undefined : `${whitelabel}\n${email.toLowerCase()}`;
  const counted: [string, number][] = [[`${kind} of ${sender}`, limit.ofSender]];
  if (limit.ofNetwork) counted.push([`${kind} of network ${networkOf(ip)}`, limit.ofNetwork]);
  if (account && limit.ofAccount) counted.push([`${kind} at ${account}`, limit.ofAccount]);
  if (account && limit.atAccount) counted.push([`${kind} at ${account} of ${sender}`, limit.atAccount]);
  return new Map(
    counted.map(([subject, most]) => [hashToken(subject), most] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Removes expired counts. */
export async function removeOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.until, now));
}
