import { alternating, type Form, type Json, partOf } from './form';

/** How a response describes its page ([G48]). */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
}

type Way = (paging: Paging) => Json;

const inMeta: Way = (paging) => ({ meta: paging });
const onTop: Way = (paging) => ({ ...paging });
const pagesInMeta: Way = ({ pages }) => ({ meta: { pages } });
const pagesOnTop: Way = ({ pages }) => ({ pages });
const countAndPageInMeta: Way = ({ count, page }) => ({ meta: { count, page } });
const countInMeta: Way = ({ count }) => ({ meta: { count } });

/** The forms of paging in [G48] for a list whose documented form gives the number of pages; that one comes first. */
export const TELLS_PAGES = {
  'meta.pages': [pagesInMeta, onTop, countInMeta, pagesOnTop],
  pages: [pagesOnTop, pagesInMeta, onTop, countInMeta],
} as const;
/** The same for a list whose documented form gives the total. */
export const TELLS_COUNT = {
  'meta (count, page)': [countAndPageInMeta, onTop, countInMeta, inMeta],
  'count, page, pages': [onTop, inMeta, countAndPageInMeta],
  'count, meta.pages': [({ count, pages }: Paging) => ({ count, meta: { pages } }), onTop, countAndPageInMeta],
} as const;

/** A list that takes these forms of paging in turn. */
export const paged = (list: Form, ways: readonly [Way, ...Way[]]): Form => {
  const [first, ...others] = ways.map(
    (way): Form =>
      (answer, request) => ({ ...(list(answer, request) as Json), ...way(pagingOf(answer)) }),
  ) as [Form, ...Form[]];
  return alternating(first, ...others);
};

function pagingOf(answer: unknown): Paging {
  const meta = partOf(answer, 'meta');
  const find = (name: keyof Paging) => Number(partOf(answer, name) ?? partOf(meta, name));
  const [page, pages, count] = [find('page') || 1, find('pages'), find('count')];
  return { page, pages, count };
}
