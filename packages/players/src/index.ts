export { type Move, openTable, type Table, type TableOptions } from './table';
