import { Writable } from 'node:stream';
import { openDatabase } from '../db/open';
import { readExportedGame } from '../exports/exported-game';
import { findGame } from '../exports/repo';
import { writeArchive } from '../exports/write-archive';
import { openStorage } from '../storage/open-storage';

/** Measurements of packing a game. */
export interface Packing {
  readonly entries: number;
  readonly bytes: number;
  readonly milliseconds: number;
  /** Peak memory of this process during the first tenth of the bytes, and overall. */
  readonly memory: { readonly atFirst: number; readonly most: number };
}

/** Packs a game with all of its files as an export does, but only counts the bytes of the archive. */
export async function packToNowhere(
  { WAYMARK_DATA: folder = '', DATABASE_URL: url }: Readonly<Record<string, string>>,
  { game: id, bytes: expected }: { readonly game: number; readonly bytes: number },
): Promise<Packing> {
  const database = await openDatabase(folder, url);
  try {
    const game = await findGame(database.db, id);
    if (!game) throw new Error(`There is no game ${id}.`);
    let [entries, bytes, atFirst, most] = [0, 0, 0, 0];
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        bytes += piece.length;
        done();
      },
    });
    const began = performance.now();
    await writeArchive(sink, {
      exported: await readExportedGame(database.db, game, false, new Date()),
      brand: { name: 'Harbour', colour: '#1a5594' },
      withFiles: true,
      storage: openStorage(folder, undefined),
      // Work in another thread.
      writeWorkbook: async () => Buffer.from('a workbook'),
      onEntry: async () => {
        entries += 1;
        most = Math.max(most, process.memoryUsage.rss());
        if (bytes < expected / 10) atFirst = most;
      },
      signal: new AbortController().signal,
    });
    return { entries, bytes, milliseconds: performance.now() - began, memory: { atFirst, most } };
  } finally {
    await database.close();
  }
}
