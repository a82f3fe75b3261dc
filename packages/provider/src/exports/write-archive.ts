import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Brand } from '../mail/layout';
import type { Storage } from '../storage/storage';
import { albumOf } from './album';
import { filesOf } from './answer-files';
import { csvStream } from './csv-stream';
import type { ExportedGame } from './exported-game';
import { eachAnswer } from './repo';
import { tablesOf } from './tables';
import type { SheetInPieces } from './workbook';
import { sheetOf } from './workbook';

/** Bytes that wait to be written: packing goes on meanwhile. */
const WRITE_BEHIND = 1024 * 1024;

/** What an archive is made of, and who hears how far it is. */
export interface ArchiveOf {
  readonly exported: ExportedGame;
  readonly brand: Brand;
  readonly withFiles: boolean;
  readonly storage: Storage;
  readonly writeWorkbook: (sheets: readonly SheetInPieces[]) => Promise<Uint8Array>;
  /** @throws to end the work */
  readonly onEntry: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Writes everything of a game as a ZIP file. One entry after the other is read while it is written, so that neither the
 * number of files nor their size costs memory.
 */
export async function writeArchive(path: string, of: ArchiveOf): Promise<void> {
  const { exported, brand, withFiles, signal } = of;
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
  });
  const add: Add = (name, compress, read) =>
    zip.addReadStreamLazy(name, { compress }, (done) => {
      of.onEntry()
        .then(read)
        .then(
          (stream) => done(null, stream),
          (error: Error) => done(error, Readable.from([])),
        );
    });
  const tables = tablesOf(exported, withFiles);
  add('index.html', true, async () => Readable.from(albumOf(exported, brand, withFiles)));
  add('results.xlsx', false, async () => {
    const sheets: SheetInPieces[] = [];
    for (const table of tables) sheets.push(await sheetOf(table));
    return Readable.from([Buffer.from(await of.writeWorkbook(sheets))]);
  });
  for (const table of tables) add(`${table.name}.csv`, true, async () => csvStream(table));
  const broken = new AbortController();
  const written = pipeline(zip.outputStream, createWriteStream(path, { highWaterMark: WRITE_BEHIND }), {
    signal: AbortSignal.any([signal, broken.signal]),
  });
  const filled = withFiles ? addFiles(of, add) : Promise.resolve();
  try {
    await Promise.race([failed, Promise.all([filled.then(() => zip.end()), written])]);
  } finally {
    broken.abort();
  }
}

type Add = (name: string, compress: boolean, read: () => Promise<Readable>) => void;

async function addFiles({ exported, storage }: ArchiveOf, add: Add): Promise<void> {
  const { queries, game, forPlayers } = exported;
  for await (const row of eachAnswer(queries, game.id, forPlayers ? game.review : undefined)) {
    for (const { key, path } of filesOf(row, exported)) {
      const file = await storage.open(key);
      // Photos and films are packed already.
      if (file) add(path, false, () => file.read());
    }
  }
}
