import type { Database } from '../db/database';
import { errors } from '../server/errors';
import type { Caller } from './caller';
import { findCallerOfSession, prepareCallerQuery } from './repo';
import { hashToken } from './secrets';
import { isTicket, useTicket } from './tickets';

/** Channel on which nodes announce ended sessions. */
export const SESSION_ENDED = 'waymark_session_ended';

/** Channel on which nodes announce accounts whose rights in all games changed. */
export const RIGHTS_CHANGED = 'waymark_rights_changed';

const FRESH_FOR = 5_000;
const MOST_REMEMBERED = 20_000;

/** A caller at the socket, and when the credentials expire. */
export interface Entrance {
  readonly caller: Caller;
  readonly until: number;
}

interface Known {
  readonly caller: Caller;
  /** Valid in the cache until then. */
  readonly freshUntil: number;
  readonly expiresAt: number;
}

/**
 * Authenticates callers. A token is cached for a few seconds, so that the calls of one screen cost one query; an ended
 * session is dropped at once, on every node.
 */
export class Callers {
  readonly #database: Database;
  readonly #query: ReturnType<typeof prepareCallerQuery>;
  readonly #now: () => Date;
  readonly #lifespan: number;
  readonly #known = new Map<string, Known>();
  /** Sessions that ended while a lookup that still saw them may have been in flight. */
  readonly #endedLately = new Set<number>();
  /** How often rights have changed. */
  #changes = 0;
  readonly #onEnded = new Set<(sessionId: number) => void>();

  private constructor(database: Database, now: () => Date, tokenMinutes: number) {
    this.#database = database;
    this.#lifespan = tokenMinutes * 60_000;
    this.#query = prepareCallerQuery(database.db);
    this.#now = now;
  }

  /** @param tokenMinutes how long a socket opened with a ticket stays open, the same as with a new token */
  static async start(database: Database, now: () => Date, tokenMinutes: number): Promise<Callers> {
    const callers = new Callers(database, now, tokenMinutes);
    await database.listen(
      SESSION_ENDED,
      (id) => callers.forget(Number(id)),
      () => callers.#known.clear(),
    );
    await database.listen(RIGHTS_CHANGED, (id) => callers.#renew(Number(id)));
    return callers;
  }

  /** Registers a callback for ended sessions, here or on another node. */
  onEnded(hear: (sessionId: number) => void): void {
    this.#onEnded.add(hear);
  }

  /**
   * The caller of an `Authorization` header.
   * @throws {ApiError} 401 without a valid token, or with one of another white label
   */
  fromHeader(authorization: string | undefined, whitelabel: string): Caller | Promise<Caller> {
    const match = /^bearer (.+)$/i.exec(authorization ?? '');
    if (!match?.[1]) throw errors.unauthenticated();
    return this.fromToken(match[1].trim(), whitelabel);
  }

  /** The caller of a token. @throws {ApiError} 401 */
  fromToken(token: string, whitelabel: string): Caller | Promise<Caller> {
    const known = this.#find(token);
    return known instanceof Promise
      ? known.then((found) => ofWhitelabel(found.caller, whitelabel))
      : ofWhitelabel(known.caller, whitelabel);
  }

  /** The caller at the socket: a ticket works once, a token as long as it is valid. @throws {ApiError} 401 */
  async fromSocket(word: string, whitelabel: string): Promise<Entrance> {
    if (!isTicket(word)) {
      const { caller, expiresAt } = await this.#find(word);
      return { caller: ofWhitelabel(caller, whitelabel), until: expiresAt };
    }
    const now = this.#now();
    const used = await useTicket(this.#database.db, word, 'socket', whitelabel, now);
    const found = used && (await this.#unchanged(() => findCallerOfSession(this.#database.db, used.sessionId)));
    if (!found) throw errors.unauthenticated();
    const until = Math.min(now.getTime() + this.#lifespan, found.linkEnds?.getTime() ?? Number.POSITIVE_INFINITY);
    return { caller: callerOf(found), until };
  }

  #find(token: string): Known | Promise<Known> {
    const hash = hashToken(token);
    const known = this.#known.get(hash);
    return known && known.freshUntil > this.#now().getTime() ? known : this.#lookUp(hash);
  }

  async #lookUp(hash: string): Promise<Known> {
    const [found] = await this.#unchanged(() => this.#query.execute({ hash }));
    const now = this.#now().getTime();
    if (!found || found.expiresAt.getTime() <= now || this.#endedLately.has(found.sessionId)) {
      this.#known.delete(hash);
      throw errors.unauthenticated();
    }
    const { expiresAt: moment, ...rest } = found;
    const expiresAt = moment.getTime();
    const known = { caller: callerOf(rest), freshUntil: Math.min(now + FRESH_FOR, expiresAt), expiresAt };
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, known);
    return known;
  }

  /** Reads again if rights changed meanwhile: a socket would keep the old ones. */
  async #unchanged<T>(read: () => Promise<T>): Promise<T> {
    const before = this.#changes;
    const found = await read();
    return before === this.#changes ? found : this.#unchanged(read);
  }

  /** Looks up the tokens of an account again. */
  #renew(userId: number): void {
    this.#changes += 1;
    for (const [hash, { caller }] of this.#known) if (caller.userId === userId) this.#known.delete(hash);
  }

  /** Drops an ended session: its tokens are looked up again, and its sockets are closed. */
  forget(sessionId: number): void {
    this.#endedLately.add(sessionId);
    setTimeout(() => this.#endedLately.delete(sessionId), FRESH_FOR).unref();
    for (const [hash, { caller }] of this.#known) if (caller.sessionId === sessionId) this.#known.delete(hash);
    for (const hear of this.#onEnded) hear(sessionId);
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findCallerOfSession>>>;

const callerOf = ({ ownFeatures, brandFeatures, linkEnds, ...rest }: Found): Caller => ({
  ...rest,
  byLink: linkEnds !== null,
  features: [...new Set([...ownFeatures, ...brandFeatures])],
});

function ofWhitelabel(caller: Caller, whitelabel: string): Caller {
  if (caller.whitelabel !== whitelabel) throw errors.unauthenticated();
  return caller;
}
