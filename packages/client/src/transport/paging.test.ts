import { allPages, readPage } from './paging';

const items = ['a', 'b'];
const requested = { page: 2, perPage: 25 };

describe('a page of a list', () => {
  it.each([
    ['meta.pages and meta.page', { meta: { pages: 4, page: 2 } }, { page: 2, pages: 4, count: undefined }],
    ['meta.count and meta.page', { meta: { count: 76, page: 3 } }, { page: 3, pages: 4, count: 76 }],
    ['only meta.count', { meta: { count: 75 } }, { page: 2, pages: 3, count: 75 }],
    ['meta.pages and meta.count', { meta: { pages: 9, count: 80 } }, { page: 2, pages: 9, count: 80 }],
    ['count, page and pages at the top', { count: 51, page: 1, pages: 3 }, { page: 1, pages: 3, count: 51 }],
    ['only count at the top', { count: 26 }, { page: 2, pages: 2, count: 26 }],
    ['pages in meta, count at the top', { meta: { pages: 7 }, count: 160 }, { page: 2, pages: 7, count: 160 }],
    ['nothing', {}, { page: 2, pages: 1, count: undefined }],
    ['an empty list', { meta: { count: 0, pages: 0, page: 0 } }, { page: 1, pages: 1, count: 0 }],
    ['rubbish', { meta: { pages: 'three', page: null, count: Number.NaN } }, { page: 2, pages: 1, count: undefined }],
    ['numbers as text', { pages: '3', page: '2', count: '51' }, { page: 2, pages: 3, count: 51 }],
    ['invalid numbers', { pages: -1, count: -5, page: 1.9 }, { page: 1, pages: 1, count: undefined }],
  ])('is read from %s', (_, answer, page) => {
    expect(readPage(answer, items, requested)).toEqual({ items, ...page });
  });
});

describe('all pages of a list', () => {
  const list = Array.from({ length: 7 }, (_, id) => ({ id }));
  const paged = (meta: object) => {
    const load = jest.fn(async (page: number) =>
      readPage({ meta }, list.slice((page - 1) * 3, page * 3), { page, perPage: 9999 }),
    );
    return load;
  };

  it.each([[{ pages: 3 }], [{ count: 7 }], [{ pages: 9 }]])(
    'are read whatever the page size, with %j',
    async (meta) => {
      expect(await allPages(paged(meta))).toEqual(list);
    },
  );

  it('are one request if the provider names no pages, and end where nothing is new', async () => {
    const whole = jest.fn(async () => readPage({ meta: { pages: 5, count: 99 } }, list, { page: 1, perPage: 9999 }));
    expect(await allPages(whole)).toEqual(list);
    expect(whole).toHaveBeenCalledTimes(2);
    const silent = paged({});
    expect(await allPages(silent)).toEqual(list.slice(0, 3));
    expect(silent).toHaveBeenCalledTimes(1);
  });
});
