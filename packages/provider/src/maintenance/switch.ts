import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { settings } from '../db/schema';

const KEY = 'maintenance';
/** Channel on which nodes tell each other that the switch was turned. */
const CHANNEL = 'waymark_maintenance';
/** When the database is asked again that could not be. */
const AGAIN = 500;

/** Turns maintenance on or off for every node that shares the database. */
export async function turnMaintenance(database: Database, on: boolean, now: Date): Promise<void> {
  await database.tx(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: KEY, value: on, updated_at: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: on, updated_at: now } });
    await database.notify(CHANNEL, String(on), tx);
  });
}

/** Whether the platform is being maintained. Every call asks, so it is remembered; word of a change comes at once. */
export class MaintenanceSwitch {
  readonly #database: Database;
  #on = false;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async start(database: Database): Promise<MaintenanceSwitch> {
    const made = new MaintenanceSwitch(database);
    // Word may come late and out of turn: what counts is what stands in the database.
    const read = () => void made.#read().catch(() => setTimeout(read, AGAIN).unref());
    await database.listen(CHANNEL, read, read);
    await made.#read();
    return made;
  }

  get isOn(): boolean {
    return this.#on;
  }

  /** Turns it for every node; here it counts when this resolves. */
  async turn(on: boolean, now: Date): Promise<void> {
    await turnMaintenance(this.#database, on, now);
    this.#on = on;
  }

  async #read(): Promise<void> {
    const [setting] = await this.#database.db.select().from(settings).where(eq(settings.key, KEY));
    this.#on = setting?.value === true;
  }
}
