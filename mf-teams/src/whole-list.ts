import type { Page } from '@waymark/client';

/** A page size for all items: more than any game has. */
export const ALL = 9999;

/** Whether a page has all items of its list. A provider may not send the number of pages, and may have smaller ones. */
export const isWhole = (page: Page<unknown> | undefined, perPage: number): boolean =>
  page !== undefined && page.pages <= 1 && page.items.length < perPage && page.items.length >= (page.count ?? 0);
