export { type Cell, SHARE_NAMES, writeCell, writeLabels } from './cells';
export {
  type CellKind,
  ITEM_FIELDS,
  type ItemColumn,
  type ItemField,
  itemColumn,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetField,
} from './columns';
export { csvOf, looksLikeFormula } from './csv';
