import type { Translate } from '../root/ui-context';
import type { Carrying } from './carrying';

/** A row that is being moved. */
export interface Lift {
  readonly id: string;
  readonly from: number;
  /** Where it would be put down now. */
  readonly to: number;
  readonly by: 'pointer' | 'keys';
  /** How far each row stands aside for it, in pixels; a row that a pointer carries follows the pointer instead. */
  readonly aside: readonly number[];
}

/** What the moving of rows needs to know. */
export interface SortingOptions {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onMove: (id: string, to: number) => void;
  readonly carrying: Carrying;
}

/** The list that rows are moved in, and how it shows and says what happens. */
export interface SortSurface {
  readonly list: HTMLElement;
  /** A move outlives the drawing it began in. */
  readonly options: () => SortingOptions;
  readonly t: Translate;
  readonly show: (lift: Lift | undefined) => void;
  readonly say: (text: string) => void;
}
