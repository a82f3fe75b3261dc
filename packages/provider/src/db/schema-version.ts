import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@waymark/contract/schema';
import { MIGRATIONS } from './migrations-folder';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The newest migration that this version knows. */
export function knownSchema(): { readonly tag: string; readonly when: number } {
  const text = readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const newest = journalSchema.parse(JSON.parse(text)).entries.at(-1);
  return newest ?? { tag: 'none', when: 0 };
}

/** Thrown when a newer version has migrated the database: this one would write data that the newer one cannot read. */
class NewerSchema extends Error {
  override readonly name = 'NewerSchema';

  constructor(tag: string) {
    super(
      `A newer version of Waymark has changed this database; this version only knows it up to ${tag}. ` +
        'Start the newer version, or restore a backup from before it.',
    );
  }
}

/** Asks for the newest migration of a database; the query is the same for both engines. */
const NEWEST_MIGRATION = `select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
/** Whether a database has had any migration. */
const HAS_MIGRATIONS = `select to_regclass('drizzle.__drizzle_migrations') is not null as has`;

/** Runs a query of a database that is not open yet. */
type Ask = (query: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** @throws {NewerSchema} if a newer version has migrated the database */
export async function refuseNewerSchema(ask: Ask): Promise<void> {
  const [known] = (await ask(HAS_MIGRATIONS)).rows as { has: boolean }[];
  if (!known?.has) return;
  const [found] = (await ask(NEWEST_MIGRATION)).rows as { newest: string | null }[];
  const { tag, when } = knownSchema();
  if (Number(found?.newest ?? 0) > when) throw new NewerSchema(tag);
}
