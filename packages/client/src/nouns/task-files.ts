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
import { asBase64, asFile } from '../transport/file-content';

/** Preview of an import. */
export type ImportPreview = RouteAnswer<typeof previewImport>;
/** Result of an import. */
export type ImportDone = RouteAnswer<typeof importTasks>;

/** Options of an import. */
export interface ImportWish {
  readonly file: Blob;
  /** The field of each column in order; by default according to the headers. */
  readonly columns?: readonly string[];
  /** What to do with rows the game already has; skipped by default. */
  readonly duplicates?: SheetDuplicates;
  /** Effect of empty cells in updates; kept by default. */
  readonly emptyCells?: SheetEmptyCells;
}

/** All challenges of a game as a file. */
export async function downloadTasks(api: Api, game: GameId, format: SheetFormat, options?: CallOptions): Promise<File> {
  return asFile(await callRoute(api, exportTasks, { params: { id: game }, query: { format } }, options));
}

/** A blank spreadsheet with headers. */
export async function downloadTemplate(
  api: Api,
  game: GameId,
  format: SheetFormat,
  options?: CallOptions,
): Promise<File> {
  return asFile(await callRoute(api, exportTasks, { params: { id: game }, query: { format, template: '1' } }, options));
}

/** Which QR codes to print, and their size. */
export interface QrSheetWish {
  /** All challenges that have one by default. */
  readonly ids?: readonly TaskId[];
  readonly size: QrSize;
}

/** The QR codes of a game as a printable file, and their number. */
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

/** Previews an import without changes. */
export async function lookAtSheet(
  api: Api,
  game: GameId,
  wish: ImportWish,
  options?: CallOptions,
): Promise<ImportPreview> {
  return callRoute(api, previewImport, { body: await bodyOf(game, wish) }, options);
}

/** Appends the rows of a spreadsheet to a game; `undo_id` undoes all of them. */
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
