import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { settings } from '../db/schema';

const KEY = 'maintenance';
/** Channel on which nodes announce a change of the switch. */
const CHANNEL = 'waymark_maintenance';
/** Delay before retrying a failed query. */
const AGAIN = 500;

/** Switches maintenance for every node that shares the database. */
export async function switchMaintenance(database: Database, on: boolean, now: Date): Promise<void> {
  await database.tx(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: KEY, value: on, updated_at: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: on, updated_at: now } });
    await database.notify(CHANNEL, String(on), tx);
  });
}

/** Whether maintenance is on. Every call checks it, so it is cached; nodes announce changes. */
export class MaintenanceSwitch {
  readonly #database: Database;
  #on = false;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async start(database: Database): Promise<MaintenanceSwitch> {
    const made = new MaintenanceSwitch(database);
    // Announcements may be late or out of order, so read the database.
    const read = () => void made.#read().catch(() => setTimeout(read, AGAIN).unref());
    await database.listen(CHANNEL, read, read);
    await made.#read();
    return made;
  }

  get isOn(): boolean {
    return this.#on;
  }

  /** Switches it on every node; this node has switched once it resolves. */
  async turn(on: boolean, now: Date): Promise<void> {
    await switchMaintenance(this.#database, on, now);
    this.#on = on;
  }

  async #read(): Promise<void> {
    const [setting] = await this.#database.db.select().from(settings).where(eq(settings.key, KEY));
    this.#on = setting?.value === true;
  }
}
