import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { settings } from '../db/schema';

const KEY = 'maintenance';
/** Channel on which nodes announce a change of the switch. */
const CHANNEL = 'waymark_maintenance';
/** Delay before retrying a failed query. */
const AGAIN = 500;

/** Switches maintenance for every node that shares the database. */
export async function turnMaintenance(database: Database, on: boolean, now: Date): Promise<void> {
  await database.tx(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: KEY, value: on, updated_at: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: on, updated_at: now } });
    await database.notify(CHANNEL, String(on), tx);
  });
}

/** Whether maintenance is on. Every call asks, so it is cached; changes are announced between nodes. */
export class MaintenanceSwitch {
  readonly #database: Database;
  #on = false;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async start(database: Database): Promise<MaintenanceSwitch> {
    const made = new MaintenanceSwitch(database);
    // Announcements may arrive late or out of order, so the database decides.
    const read = () => void made.#read().catch(() => setTimeout(read, AGAIN).unref());
    await database.listen(CHANNEL, read, read);
    await made.#read();
    return made;
  }

  get isOn(): boolean {
    return this.#on;
  }

  /** Switches it for every node; in effect here when this resolves. */
  async turn(on: boolean, now: Date): Promise<void> {
    await turnMaintenance(this.#database, on, now);
    this.#on = on;
  }

  async #read(): Promise<void> {
    const [setting] = await this.#database.db.select().from(settings).where(eq(settings.key, KEY));
    this.#on = setting?.value === true;
  }
}
