import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { knownSchema } from '../db/schema-version';
import type { Workplace } from '../operator/operation';
import { VERSION } from '../version';
import { MANIFEST, type Manifest } from './manifest';
import { listTables, rowsOf } from './tables';

const ROWS_AT_ONCE = 1000;

/**
 * Writes everything into a new folder: a snapshot of the database, then the files. The folder gets its name once it is
 * complete.
 */
export async function writeBackup({ database, storage, now }: Workplace, folder: string): Promise<Manifest> {
  const part = `${folder}.part`;
  await mkdir(join(part, 'tables'), { recursive: true });
  const rows = await database.tx(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const counts: Record<string, number> = {};
    for (const { name } of await listTables(tx)) counts[name] = await writeTable(tx, name, join(part, 'tables'));
    return counts;
  });
  let files = 0;
  for await (const { key } of storage.list('')) {
    const stored = await storage.open(key);
    if (!stored) continue;
    const path = join(part, 'files', key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await stored.read(), createWriteStream(path));
    files += 1;
  }
  const manifest = { made_at: now().toISOString(), version: VERSION, schema: knownSchema().tag, rows, files };
  await writeFile(join(part, MANIFEST), JSON.stringify(manifest, null, 2));
  await rename(part, folder);
  return manifest;
}

/** One row as JSON per line, serialised by the database so that no number or moment is rounded. */
async function writeTable(tx: Queries, name: string, folder: string): Promise<number> {
  const file = await open(join(folder, `${name}.ndjson`), 'w');
  let count = 0;
  try {
    const table = sql.identifier(name);
    await tx.execute(sql`declare backed_up no scroll cursor for select row_to_json(t)::text as line from ${table} t`);
    for (;;) {
      const lines = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from backed_up`));
      if (lines.length === 0) break;
      count += lines.length;
      await file.write(`${lines.map(({ line }) => line).join('\n')}\n`);
    }
    await tx.execute(sql`close backed_up`);
  } finally {
    await file.close();
  }
  return count;
}
