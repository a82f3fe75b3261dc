import type { Translate } from '../root/ui-context';
import type { Carrying } from './carrying';

/** A row being moved. */
export interface Lift {
  readonly id: string;
  readonly from: number;
  /** Index where it would be dropped now. */
  readonly to: number;
  readonly by: 'pointer' | 'keys';
  /** Offset of each row in pixels; a row dragged by pointer follows the pointer instead. */
  readonly aside: readonly number[];
}

/** Options of sorting. */
export interface SortingOptions {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onMove: (id: string, to: number) => void;
  readonly carrying: Carrying;
  /** A dragged row also follows the pointer sideways, to drop targets beside the list. */
  readonly sideways: boolean;
}

/** The list being sorted, and how to render and announce changes. */
export interface SortSurface {
  readonly list: HTMLElement;
  /** Read on every step: a move spans several renders. */
  readonly options: () => SortingOptions;
  readonly t: Translate;
  readonly show: (lift: Lift | undefined) => void;
  readonly announce: (text: string) => void;
}
