import type { Database } from '../db/database';
import { isDatabaseAway } from '../db/database-away';
import { whiteLabels } from '../db/schema';

const FRESH_FOR = 30_000;

/** Dependencies of the lookup of partners. */
export interface PartnersOptions {
  readonly database: Database;
  /** The operator's origins by white label, besides those in the database. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly now: () => Date;
}

/** Which partners' pages may embed areas of which white label. */
export class Partners {
  readonly #options: PartnersOptions;
  #held: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #until = 0;

  constructor(options: PartnersOptions) {
    this.#options = options;
  }

  /** The origins of a white label's partners. */
  async of(whitelabel: string): Promise<readonly string[]> {
    return [...((await this.#all()).get(whitelabel) ?? [])];
  }

  /** Whether an origin may call: for this white label, or for any if the call does not name one. */
  async allows(origin: string, whitelabel: string | undefined): Promise<boolean> {
    const all = await this.#all();
    if (whitelabel !== undefined) return all.get(whitelabel)?.has(origin) ?? false;
    return [...all.values()].some((origins) => origins.has(origin));
  }

  async #all(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const { database, named, now } = this.#options;
    if (now().getTime() <= this.#until) return this.#held;
    const rows = await database.db
      .select({ identifier: whiteLabels.identifier, origins: whiteLabels.allowed_origins })
      .from(whiteLabels)
      .catch((error: unknown) => {
        // Partners' pages can read the reason for a failure only while their origin is known to be allowed.
        if (this.#held.size > 0 && isDatabaseAway(error)) return undefined;
        throw error;
      });
    if (!rows) return this.#held;
    this.#held = new Map(
      rows.map(({ identifier, origins }) => [identifier, new Set([...origins, ...(named[identifier] ?? [])])]),
    );
    this.#until = now().getTime() + FRESH_FOR;
    return this.#held;
  }
}
