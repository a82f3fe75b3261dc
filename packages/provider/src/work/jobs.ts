import type { SheetToRead } from '../challenges/sheets/read-sheet-job';
import type { SheetToWrite } from '../challenges/sheets/write-sheet-job';
import type { CodesToPrint } from '../qr/draw-qr-sheet';

/** Everything that is done by threads of the pool. Each job loads what it needs when it is first asked for. */
export const jobs = {
  cleanTexts: async (texts: readonly string[]) => {
    const { sanitise } = await import('../rich-text/sanitise');
    return texts.map(sanitise);
  },
  drawQrSheet: async ({ game, codes, size }: CodesToPrint): Promise<Uint8Array> => {
    const { drawQrSheet } = await import('../qr/draw-qr-sheet');
    return drawQrSheet(game, codes, size);
  },
  readSheet: async (sheet: SheetToRead) => {
    const { readSheetJob } = await import('../challenges/sheets/read-sheet-job');
    return readSheetJob(sheet);
  },
  writeSheet: async (sheet: SheetToWrite) => {
    const { writeSheetJob } = await import('../challenges/sheets/write-sheet-job');
    return writeSheetJob(sheet);
  },
} as const;

/** What threads of the provider do. */
export type Jobs = typeof jobs;
