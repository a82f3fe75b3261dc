import { scrollerOf } from '../panel/scroller';

/** Height of the calendar with everything in it. */
const NEEDED = 500;
/** Between the field, the calendar and the edges of the window. */
const GAP = 16;

/** Scrolls so that a field's popup fits above or below it: never over the field, and never under the page's top bar. */
export function makeRoom(field: HTMLElement | null): void {
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(field).getPropertyValue('--page-top')) || 0;
  const needed = Math.min(NEEDED, window.innerHeight - bar - (bottom - top) - 2 * GAP);
  const below = window.innerHeight - bottom - GAP;
  const above = top - bar - GAP;
  if (below >= needed || above >= needed) return;
  scrollerOf(field).scrollBy?.({ top: Math.min(top - bar - GAP, needed - below), behavior: 'instant' });
}
