export { type RoundOptions, seatTeams } from './round';
export { type Move, openTable, type Table, type TableOptions } from './table';
export type { TeamMove } from './team';
