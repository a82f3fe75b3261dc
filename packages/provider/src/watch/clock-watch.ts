import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

/** Milliseconds that clocks may differ before tokens, schedules and leases suffer. */
const BEARABLE = 5000;

/** The clocks of this machine and the database differ. */
export class ClockApart extends Error {
  override readonly name = 'ClockApart';
}

/**
 * Compares this machine's clock with the database's. Reports once when they drift apart and once when they agree again.
 */
export class ClockWatch {
  #isApart = false;

  /**
   * @param clock milliseconds since 1970
   * @param tell receives a `ClockApart`
   */
  constructor(
    private readonly queries: Queries,
    private readonly tell: (difference: ClockApart) => void,
    private readonly clock: () => number = Date.now,
  ) {}

  async look(): Promise<void> {
    const before = this.clock();
    const [row] = await this.queries
      .select({ now: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
      .from(sql`(select 1) as one`);
    const here = (before + this.clock()) / 2;
    const apart = here - Number(row?.now);
    const isApart = Math.abs(apart) > BEARABLE;
    if (isApart === this.#isApart) return;
    this.#isApart = isApart;
    const seconds = Math.round(Math.abs(apart) / 1000);
    this.tell(
      new ClockApart(
        isApart
          ? `This machine's clock is ${seconds} s ${apart < 0 ? 'behind' : 'ahead of'} the database's. Sessions end at wrong times until both follow a time server.`
          : "This machine's clock agrees with the database's again.",
      ),
    );
  }
}
