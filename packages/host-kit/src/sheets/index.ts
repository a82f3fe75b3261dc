/** Importing spreadsheets: choosing a file, saying what its columns are about, looking at it, taking it. */
export { ColumnMap, type ColumnMapProps } from './column-map';
export { DropSheet, type DropSheetProps } from './drop-sheet';
export { SheetName } from './sheet-name';
export { type SheetCalls, type SheetImport, type SheetWish, useSheetImport } from './use-sheet-import';
