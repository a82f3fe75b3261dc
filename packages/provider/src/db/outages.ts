import { sql } from 'drizzle-orm';
import { DataFolderLost } from './data-lock';
import type { Database } from './database';
import { DatabaseAway, isDatabaseAway, reasonOf } from './database-away';

const LOOK_EVERY = 500;

/** An ongoing outage. */
interface Outage {
  readonly since: number;
  refused: number;
}

/** Tells the operator once that the database is away and once that it is back, however many calls and jobs failed. */
export class Outages {
  readonly #database: Database;
  readonly #tell: (fault: unknown) => void;
  #outage: Outage | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(database: Database, tell: (fault: unknown) => void) {
    this.#database = database;
    this.#tell = tell;
  }

  /** Reports an error; those of one outage are reported once. */
  readonly report = (fault: unknown): void => {
    if (!isDatabaseAway(fault) || fault instanceof DataFolderLost) {
      this.#tell(fault);
      return;
    }
    if (this.#outage) {
      this.#outage.refused += 1;
      return;
    }
    if (this.#closed) return;
    this.#outage = { since: performance.now(), refused: 1 };
    const reason = reasonOf(fault);
    this.#tell(
      new DatabaseAway(`The database cannot be used: ${reason}. Calls are answered with 503 until it is back.`),
    );
    this.#lookAgain(this.#outage);
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Ends the outage once the database answers and nothing has failed since: a database without disk space still
   * answers.
   */
  #lookAgain(outage: Outage): void {
    const { refused } = outage;
    this.#timer = setTimeout(() => {
      this.#database.db.execute(sql`select 1`).then(
        () => (outage.refused === refused ? this.#end(outage) : this.#lookAgain(outage)),
        () => this.#lookAgain(outage),
      );
    }, LOOK_EVERY).unref();
  }

  #end({ since, refused }: Outage): void {
    this.#outage = undefined;
    if (this.#closed) return;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    this.#tell(new DatabaseAway(`The database works again after ${seconds} s. Refused: ${refused}.`));
  }
}
