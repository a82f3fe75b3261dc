import type { Page } from '@waymark/client';

/** A page size for all items: more than any game has. */
export const ALL = 9999;

/** Whether a page has all items of its list. A provider may not send the number of pages. */
export const isWhole = (page: Page<unknown> | undefined, perPage: number): boolean =>
  page !== undefined && page.pages <= 1 && page.items.length < perPage;
