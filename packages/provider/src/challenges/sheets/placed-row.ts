import type { ReadRow } from './read-rows';

/** A game that rows are imported into. */
export interface Target {
  readonly id: number;
  readonly white_label_id: number;
}

/** A row and its challenge. */
export type PlacedRow = readonly [row: ReadRow, id: number];
