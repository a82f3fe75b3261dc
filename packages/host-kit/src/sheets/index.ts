/** Importing spreadsheets: choosing a file, mapping its columns, previewing and importing it. */
export { ColumnMap, type ColumnMapProps } from './column-map';
export { DropSheet, type DropSheetProps } from './drop-sheet';
export { SheetName } from './sheet-name';
export { type SheetCalls, type SheetImport, type SheetWish, useSheetImport } from './use-sheet-import';
