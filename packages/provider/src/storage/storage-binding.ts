import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { settings } from '../db/schema';
import type { Storage } from './storage';

/** Key of the setting that identifies the database. */
const DATABASE = 'database';
/** File that identifies the database the files belong to. */
const NOTE = 'waymark-database';

/** Thrown when stored files belong to another database: cleaning up would remove them all. */
class OtherStorage extends Error {
  override readonly name = 'OtherStorage';

  constructor() {
    super(
      'The stored files (in the data folder or the bucket) belong to another database. Name the database or the files ' +
        `they belong with. If they do belong to this one, remove the file ${NOTE} from them.`,
    );
  }
}

/** Makes sure that a database and its stored files belong together. */
export class StorageBinding {
  readonly #database: Database;
  readonly #storage: Storage;
  #isBound = false;

  constructor(database: Database, storage: Storage) {
    this.#database = database;
    this.#storage = storage;
  }

  /**
   * Binds the two if neither is bound.
   * @returns false while the files are unreachable
   * @throws {OtherStorage}
   */
  async check(): Promise<boolean> {
    if (this.#isBound) return true;
    const own = await this.#nameDatabase();
    try {
      const noted = (await this.#storage.readAll(NOTE))?.toString().trim();
      if (noted === undefined) await this.#storage.write(NOTE, Buffer.from(own));
      else if (noted !== own) throw new OtherStorage();
    } catch (error) {
      if (error instanceof OtherStorage) throw error;
      return false;
    }
    this.#isBound = true;
    return true;
  }

  async #nameDatabase(): Promise<string> {
    const { db } = this.#database;
    await db.insert(settings).values({ key: DATABASE, value: randomUUID() }).onConflictDoNothing();
    const [row] = await db.select().from(settings).where(eq(settings.key, DATABASE));
    return String(row?.value);
  }
}
