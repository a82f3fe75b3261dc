import type { SheetToRead } from '../challenges/sheets/read-sheet-job';
import type { SheetToWrite } from '../challenges/sheets/write-sheet-job';
import type { SheetInPieces } from '../exports/workbook';
import type { ReceiptToPrint } from '../purchases/receipts/draw-receipt';
import type { CodesToPrint } from '../qr/draw-qr-sheet';
import type { CardsToPrint } from '../teams/draw-team-cards';

/** All jobs of the pool. Each loads its dependencies on first use. */
export const jobs = {
  cleanTexts: async (texts: readonly string[]) => {
    const { sanitise } = await import('../rich-text/sanitise');
    return texts.map(sanitise);
  },
  drawQrSheet: async ({ game, codes, size }: CodesToPrint): Promise<Uint8Array> => {
    const { drawQrSheet } = await import('../qr/draw-qr-sheet');
    return drawQrSheet(game, codes, size);
  },
  drawTeamCards: async (cards: CardsToPrint): Promise<Uint8Array> => {
    const { drawTeamCards } = await import('../teams/draw-team-cards');
    return drawTeamCards(cards);
  },
  drawReceipt: async (receipt: ReceiptToPrint): Promise<Uint8Array> => {
    const { drawReceipt } = await import('../purchases/receipts/draw-receipt');
    return drawReceipt(receipt);
  },
  readSheet: async (sheet: SheetToRead) => {
    const { readSheetJob } = await import('../challenges/sheets/read-sheet-job');
    return readSheetJob(sheet);
  },
  readTable: async (bytes: Uint8Array) => {
    const { readTableJob } = await import('../sheets/read-table-job');
    return readTableJob(bytes);
  },
  previewTrack: async (code: string): Promise<Uint8Array> => {
    const { previewTrackJob } = await import('@waymark/studio');
    return previewTrackJob(code);
  },
  playTrack: async (code: string): Promise<Uint8Array> => {
    const { playTrackJob } = await import('@waymark/studio');
    return playTrackJob(code);
  },
  writeWorkbook: async (sheets: readonly SheetInPieces[]) => {
    const { writeWorkbookJob } = await import('../exports/workbook');
    return writeWorkbookJob(sheets);
  },
  writeSheet: async (sheet: SheetToWrite) => {
    const { writeSheetJob } = await import('../challenges/sheets/write-sheet-job');
    return writeSheetJob(sheet);
  },
} as const;

/** Types of the provider's jobs. */
export type Jobs = typeof jobs;
