import {
  exportTasks,
  type GameId,
  importTasks,
  previewImport,
  printQrCodes,
  type QrSize,
  type RouteAnswer,
  type SheetDuplicates,
  type SheetEmptyCells,
  type SheetFormat,
  type TaskId,
} from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** What an import of a spreadsheet would do. */
export type ImportPreview = RouteAnswer<typeof previewImport>;
/** What an import of a spreadsheet did. */
export type ImportDone = RouteAnswer<typeof importTasks>;

/** How a spreadsheet is imported. */
export interface ImportWish {
  readonly file: Blob;
  /** What each column is about, in their order; by their headers when it is left out. */
  readonly columns?: readonly string[];
  /** What happens to rows that the game has already; they are skipped by default. */
  readonly duplicates?: SheetDuplicates;
  /** What empty cells of rows that are updated do; what is there is kept by default. */
  readonly emptyCells?: SheetEmptyCells;
}

/** All challenges of a game as a file to save. */
export async function downloadTasks(api: Api, game: GameId, format: SheetFormat, options?: CallOptions): Promise<File> {
  return asFile(await callRoute(api, exportTasks, { params: { id: game }, query: { format } }, options));
}

/** A spreadsheet with nothing but headers, to be filled in. */
export async function downloadTemplate(
  api: Api,
  game: GameId,
  format: SheetFormat,
  options?: CallOptions,
): Promise<File> {
  return asFile(await callRoute(api, exportTasks, { params: { id: game }, query: { format, template: '1' } }, options));
}

/** Which QR codes are printed, and how large. */
export interface QrSheetWish {
  /** All challenges that have one when it is left out. */
  readonly ids?: readonly TaskId[];
  readonly size: QrSize;
}

/** The QR codes of a game as a file to print, and how many there are in it. */
export async function downloadQrSheet(
  api: Api,
  game: GameId,
  { ids, size }: QrSheetWish,
  options?: CallOptions,
): Promise<{ readonly file: File; readonly count: number }> {
  const query = { size, ...(ids ? { ids: ids.join(',') } : {}) };
  const answer = await callRoute(api, printQrCodes, { params: { id: game }, query }, options);
  return { file: asFile(answer), count: answer.count ?? 0 };
}

/** Says what an import would do; nothing is changed. */
export async function lookAtSheet(
  api: Api,
  game: GameId,
  wish: ImportWish,
  options?: CallOptions,
): Promise<ImportPreview> {
  return callRoute(api, previewImport, { body: await bodyOf(game, wish) }, options);
}

/** Adds the rows of a spreadsheet to a game; `undo_id` takes all of them back. */
export async function importSheet(
  api: Api,
  game: GameId,
  wish: ImportWish,
  options?: CallOptions,
): Promise<ImportDone> {
  return callRoute(api, importTasks, { body: await bodyOf(game, wish) }, options);
}

const bodyOf = async (game: GameId, { file, columns, duplicates, emptyCells }: ImportWish) => ({
  game_id: game,
  file: await asBase64(file),
  ...(columns ? { columns: [...columns] } : {}),
  ...(duplicates ? { duplicates } : {}),
  ...(emptyCells ? { empty_cells: emptyCells } : {}),
});

function asFile({ file: { name, type, content } }: { file: { name: string; type: string; content: string } }): File {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** The browser's own way: it does not run out of room however large the file is. */
const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
