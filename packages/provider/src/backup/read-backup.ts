import { createReadStream } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { whiteLabels } from '../db/schema';
import { knownSchema } from '../db/schema-version';
import { OperationRefused, type Workplace } from '../operator/operation';
import { MANIFEST, type Manifest, manifestSchema } from './manifest';
import { type BackedUpTable, listTables, rowsOf } from './tables';

const ROWS_AT_ONCE = 500;

/**
 * Restores a backup into the database and the storage.
 * @param replace whether existing data may be overwritten
 * @throws {OperationRefused} for a folder without a complete backup, a backup of another version, or existing data
 * without `replace`
 */
export async function readBackup(
  { database, storage }: Workplace,
  folder: string,
  replace: boolean,
): Promise<Manifest> {
  const manifest = await manifestOf(folder);
  const { tag } = knownSchema();
  if (manifest.schema !== tag) {
    throw new OperationRefused(
      `This backup is of version ${manifest.version} (schema ${manifest.schema}), and this is schema ${tag}. Restore it with that version, then upgrade.`,
    );
  }
  const [existing] = await database.db.select({ id: whiteLabels.id }).from(whiteLabels).limit(1);
  if (existing && !replace) throw new OperationRefused('This database has data. Add --replace yes to overwrite it.');
  // Files first: a row without its file is worse than a file without a row.
  for await (const path of filesIn(join(folder, 'files'))) {
    await storage.copy(relative(join(folder, 'files'), path).split(sep).join('/'), path);
  }
  await database.tx((tx) => fill(tx, folder, manifest));
  return manifest;
}

async function manifestOf(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperationRefused(`${folder} is no complete backup: it has no ${MANIFEST}.`);
  return manifestSchema.parse(JSON.parse(text));
}

/** Fills all tables without running triggers and constraints for each row. */
async function fill(tx: Queries, folder: string, { rows }: Manifest): Promise<void> {
  const tables = await listTables(tx);
  const keys = await rowsOf<{ table: string; name: string; rule: string }>(
    tx,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
  for (const { name } of tables) await tx.execute(sql.raw(`alter table "${name}" disable trigger user`));
  await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`));
  for (const table of tables) {
    const count = await fillTable(tx, table, join(folder, 'tables', `${table.name}.ndjson`));
    if (count !== (rows[table.name] ?? 0)) {
      throw new OperationRefused(`The backup is damaged: ${table.name} has ${count} of ${rows[table.name]} rows.`);
    }
  }
  for (const { name } of tables) await tx.execute(sql.raw(`alter table "${name}" enable trigger user`));
  for (const { table, name, rule } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${rule}`));
  }
}

async function fillTable(tx: Queries, { name, columns, numbered }: BackedUpTable, path: string): Promise<number> {
  const chosen: SQL = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  let count = 0;
  let batch: string[] = [];
  const settle = async () => {
    if (batch.length === 0) return;
    const json = `[${batch.join(',')}]`;
    await tx.execute(
      sql`insert into ${table} (${chosen}) overriding system value
          select ${chosen} from json_populate_recordset(null::${table}, ${json}::json)`,
    );
    count += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === '') continue;
    batch.push(line);
    if (batch.length >= ROWS_AT_ONCE) await settle();
  }
  await settle();
  for (const column of numbered) {
    const next = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${table})`;
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}), ${next}, false)`);
  }
  return count;
}

async function* filesIn(folder: string): AsyncIterable<string> {
  const found = await opendir(folder).catch(() => undefined);
  for await (const entry of found ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
