import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { refuseNewerSchema } from '../db/schema-version';
import { mediaKey } from '../media/keys';
import { ALL_OPERATIONS } from '../operator/all-operations';
import { readCommand } from '../operator/command-line';
import { DiskStorage } from '../storage/disk';
import { Factories, openTestDatabase, START_TIMEOUT, testProvider } from '../testing';
import { listTables, rowsOf } from './tables';

const provider = testProvider();

let folder: string;
let fresh: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-backup-'));
  fresh = await openTestDatabase();
}, START_TIMEOUT);
afterEach(async () => {
  await fresh.close();
  await rm(folder, { recursive: true, force: true });
});

function order(database: Database, storage: DiskStorage | typeof provider.storage, ...words: string[]) {
  const { operation, args } = readCommand(words, ALL_OPERATIONS);
  return operation.run({ database, storage, origin: () => provider.origin, now: provider.clock.now }, args);
}

/** Every row of every table, as the database serialises it. */
async function contentOf({ db }: Database): Promise<Record<string, string[]>> {
  const tables = await listTables(db);
  const entries = tables.map(async ({ name }) => {
    const lines = await rowsOf<{ line: string }>(
      db,
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
    );
    return [name, lines.map(({ line }) => line).sort()] as const;
  });
  const content: Record<string, string[]> = {};
  for (const entry of entries) {
    const [name, lines] = await entry;
    content[name] = lines;
  }
  return content;
}

it('restores every row and file into an empty database', async () => {
  const { make, storage, database } = provider;
  const whiteLabel = await make.whiteLabel({ name: 'Größe "quoted" \\ 字' });
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  const team = await make.team(game);
  const task = await make.task(game);
  await make.player(team, user);
  await make.answer(task, team, { user_id: user.id, latitude: 52.123456789 });
  const { uuid } = await make.media(whiteLabel, { files: { original: 'original.png' } });
  await storage.write(mediaKey(uuid, 'original.png'), Buffer.from('a picture'));
  const before = await contentOf(database);

  const to = join(folder, 'monday');
  expect(await order(database, storage, 'backup', to)).toMatchObject({ folder: to, files: 2 });
  const other = new DiskStorage(join(folder, 'other'));
  await order(fresh, other, 'restore', to);
  expect(await contentOf(fresh)).toEqual(before);
  expect(String(await other.readAll(mediaKey(uuid, 'original.png')))).toBe('a picture');

  // New records get fresh ids, and constraints are enforced again.
  const again = new Factories(fresh);
  expect((await again.game(whiteLabel)).id).toBeGreaterThan(game.id);
  await expect(again.team({ id: 999_999 })).rejects.toThrow();
});

it('overwrites nothing without --replace and rejects damaged or incomplete backups', async () => {
  const { storage, database } = provider;
  await provider.make.whiteLabel();
  const to = join(folder, 'tuesday');
  await order(database, storage, 'backup', to);
  await expect(order(database, storage, 'backup', to)).rejects.toThrow('already exists');
  await expect(order(database, storage, 'restore', to)).rejects.toThrow('--replace yes');
  await expect(order(fresh, storage, 'restore', folder)).rejects.toThrow('no complete backup');
  const table = join(to, 'tables/white_labels.ndjson');
  await writeFile(table, (await readFile(table, 'utf8')).split('\n').slice(1).join('\n'));
  await expect(order(fresh, storage, 'restore', to)).rejects.toThrow('white_labels has');
  expect((await contentOf(fresh)).white_labels).toEqual([]);
});

it('rejects a backup or a database of a newer version', async () => {
  const to = join(folder, 'wednesday');
  await order(provider.database, provider.storage, 'backup', to);
  const manifest = JSON.parse(await readFile(join(to, 'backup.json'), 'utf8')) as object;
  await writeFile(join(to, 'backup.json'), JSON.stringify({ ...manifest, schema: '9999_later' }));
  await expect(order(fresh, new DiskStorage(folder), 'restore', to)).rejects.toThrow('Restore it with that version');

  const ask = async (query: string) => ({ rows: await rowsOf(fresh.db, sql.raw(query)) });
  await refuseNewerSchema(ask);
  await fresh.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`);
  await expect(refuseNewerSchema(ask)).rejects.toThrow('A newer version of Waymark has changed this database');
});

it('restores files that are too large to be loaded whole', async () => {
  const to = join(folder, 'thursday');
  await order(provider.database, provider.storage, 'backup', to);
  const large = join(to, 'files/exports/large.zip');
  await mkdir(dirname(large), { recursive: true });
  await writeFile(large, '');
  const bytes = 2 ** 31 + 1;
  await truncate(large, bytes);
  const sizes: Record<string, number> = {};
  const copy = async (key: string, path: string) => {
    sizes[key] = (await stat(path)).size;
  };
  await order(fresh, Object.assign(new DiskStorage(join(folder, 'large')), { copy }), 'restore', to);
  expect(sizes['exports/large.zip']).toBe(bytes);
});
