import type { Database } from '../db/database';
import { errors } from '../server/errors';
import type { Caller } from './caller';
import { findCallerOfSession, prepareCallerQuery } from './repo';
import { hashToken } from './secrets';
import { isTicket, useTicket } from './tickets';

/** Channel on which nodes tell each other of a session that was ended. */
export const SESSION_ENDED = 'waymark_session_ended';

const FRESH_FOR = 5_000;
const MOST_REMEMBERED = 20_000;

interface Known {
  readonly caller: Caller;
  readonly until: number;
}

/**
 * Tells who calls. A token that was looked up is believed for a few seconds, so that the calls of one screen cost one
 * query; an ended session is forgotten at once, on every node.
 */
export class Callers {
  readonly #database: Database;
  readonly #query: ReturnType<typeof prepareCallerQuery>;
  readonly #now: () => Date;
  readonly #known = new Map<string, Known>();
  /** Ended while a look-up may have been under way, which still found them. */
  readonly #endedLately = new Set<number>();
  readonly #onEnded = new Set<(sessionId: number) => void>();

  private constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#query = prepareCallerQuery(database.db);
    this.#now = now;
  }

  static async start(database: Database, now: () => Date): Promise<Callers> {
    const callers = new Callers(database, now);
    await database.listen(
      SESSION_ENDED,
      (id) => callers.#forget(Number(id)),
      () => callers.#known.clear(),
    );
    return callers;
  }

  /** Calls back for every session that ends, here or on another node. */
  onEnded(hear: (sessionId: number) => void): void {
    this.#onEnded.add(hear);
  }

  /**
   * Who the `Authorization` header belongs to.
   * @throws {ApiError} 401 without a good token, or with one of another white label
   */
  fromHeader(authorization: string | undefined, whitelabel: string): Caller | Promise<Caller> {
    const match = /^bearer (.+)$/i.exec(authorization ?? '');
    if (!match?.[1]) throw errors.unauthenticated();
    return this.fromToken(match[1].trim(), whitelabel);
  }

  /** Who a token belongs to. @throws {ApiError} 401 */
  fromToken(token: string, whitelabel: string): Caller | Promise<Caller> {
    const hash = hashToken(token);
    const known = this.#known.get(hash);
    if (known && known.until > this.#now().getTime()) return ofWhitelabel(known.caller, whitelabel);
    return this.#lookUp(hash).then((caller) => ofWhitelabel(caller, whitelabel));
  }

  /** Who stands at the socket's door: a ticket lets in once, a token as long as it is good. @throws {ApiError} 401 */
  async fromDoor(word: string, whitelabel: string): Promise<Caller> {
    if (!isTicket(word)) return this.fromToken(word, whitelabel);
    const used = await useTicket(this.#database.db, word, 'socket', whitelabel, this.#now());
    const found = used && (await findCallerOfSession(this.#database.db, used.sessionId));
    if (!found) throw errors.unauthenticated();
    return callerOf(found);
  }

  async #lookUp(hash: string): Promise<Caller> {
    const [found] = await this.#query.execute({ hash });
    const now = this.#now().getTime();
    if (!found || found.expiresAt.getTime() <= now || this.#endedLately.has(found.sessionId)) {
      this.#known.delete(hash);
      throw errors.unauthenticated();
    }
    const { expiresAt, ...rest } = found;
    const caller = callerOf(rest);
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, { caller, until: Math.min(now + FRESH_FOR, expiresAt.getTime()) });
    return caller;
  }

  #forget(sessionId: number): void {
    this.#endedLately.add(sessionId);
    setTimeout(() => this.#endedLately.delete(sessionId), FRESH_FOR).unref();
    for (const [hash, { caller }] of this.#known) if (caller.sessionId === sessionId) this.#known.delete(hash);
    for (const hear of this.#onEnded) hear(sessionId);
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findCallerOfSession>>>;

const callerOf = ({ ownFeatures, brandFeatures, ...rest }: Found): Caller => ({
  ...rest,
  features: [...new Set([...ownFeatures, ...brandFeatures])],
});

function ofWhitelabel(caller: Caller, whitelabel: string): Caller {
  if (caller.whitelabel !== whitelabel) throw errors.unauthenticated();
  return caller;
}
