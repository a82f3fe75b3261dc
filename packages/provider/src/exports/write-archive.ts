import { Readable, type Writable } from 'node:stream';
import type { Brand } from '../mail/layout';
import type { Storage } from '../storage/storage';
import { albumOf } from './album';
import { filesOf } from './answer-files';
import { Archive } from './archive';
import { csvStream } from './csv-stream';
import type { ExportedGame } from './exported-game';
import { eachAnswer } from './repo';
import { type Table, tablesOf } from './tables';
import type { SheetInPieces } from './workbook';
import { sheetOf } from './workbook';

/** The contents of an archive, and its progress callback. */
export interface ArchiveOf {
  readonly exported: ExportedGame;
  readonly brand: Brand;
  readonly withFiles: boolean;
  readonly storage: Pick<Storage, 'open'>;
  readonly writeWorkbook: (sheets: readonly SheetInPieces[]) => Promise<Uint8Array>;
  /** Called before each entry; throws to abort. */
  readonly onEntry: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Writes a whole game as a ZIP file. Entries are read one at a time while they are written, so that neither their
 * number nor their size costs memory; only the names are kept, for the directory at the end.
 */
export async function writeArchive(sink: Writable, of: ArchiveOf): Promise<void> {
  const { exported, brand, withFiles, signal } = of;
  const archive = new Archive(of.onEntry);
  const tables = tablesOf(exported, withFiles);
  await archive.write(sink, signal, async () => {
    // Written by another thread in the meantime.
    const workbook = writeWorkbook(of, tables);
    workbook.catch(() => {});
    void archive.add('index.html', { compress: true }, async () => Readable.from(albumOf(exported, brand, withFiles)));
    for (const table of tables) void archive.add(`${table.name}.csv`, { compress: true }, async () => csvStream(table));
    await archive.add('results.xlsx', { compress: false }, async () => Readable.from([await workbook]));
    if (withFiles) await addFiles(of, archive);
  });
}

async function writeWorkbook(of: ArchiveOf, tables: readonly Table[]): Promise<Buffer> {
  const sheets: SheetInPieces[] = [];
  for (const table of tables) sheets.push(await sheetOf(table));
  return Buffer.from(await of.writeWorkbook(sheets));
}

async function addFiles({ exported, storage }: ArchiveOf, archive: Archive): Promise<void> {
  const { queries, game, forPlayers } = exported;
  for await (const row of eachAnswer(queries, game.id, forPlayers ? game.review : undefined)) {
    for (const { key, path } of filesOf(row, exported)) {
      const file = await storage.open(key);
      if (!file) continue;
      const next = archive.watch(await file.read());
      // Its start is read while the previous one is written.
      next.read(0);
      // Photos and videos are already compressed.
      await archive.add(path, { compress: false }, async () => next);
    }
  }
}
