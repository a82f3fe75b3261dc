import type { Database } from '../db/database';
import { isDatabaseAway } from '../db/database-away';
import { whiteLabels } from '../db/schema';

const FRESH_FOR = 30_000;

/** What partners are found with. */
export interface PartnersOptions {
  readonly database: Database;
  /** Origins the operator names besides those of the database, by white label. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  readonly now: () => Date;
}

/** Which pages of partners may hold areas of which white label. */
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

  /** Whether an origin may call: for this white label, or for any where the call does not say for which. */
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
        // Pages of partners hear why a call fails only as long as it is known that they may call.
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
