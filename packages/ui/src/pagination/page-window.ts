/** Most page numbers shown. */
export const PAGE_WINDOW = 9;

/** The page numbers to show, and whether pages before and after are left out. */
export interface PageWindow {
  readonly numbers: readonly number[];
  readonly before: boolean;
  readonly after: boolean;
}

/** A window of at most nine page numbers, centred on the current page and shifted at the ends. */
export function pageWindow(page: number, pages: number): PageWindow {
  const size = Math.min(PAGE_WINDOW, Math.max(pages, 0));
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), pages - size + 1));
  const numbers = Array.from({ length: size }, (_, index) => first + index);
  return { numbers, before: first > 1, after: first + size - 1 < pages };
}
