import type { Page } from '@waymark/client';
import { QueryClient } from '../query';
import { grow, withNextPage } from './grow';
import { type EndlessQuery, nextPage, type PageAt, pageOf } from './page-at';
import { endlessQuery, pagesQuery } from './pages-query';

interface Item {
  readonly id: number;
}

const upTo = (count: number): Item[] => Array.from({ length: count }, (_, n) => ({ id: n + 1 }));
const signal = new AbortController().signal;

/** A provider with items; `names` is what it says about its pages. */
function provider(count: number, names: (page: number) => Partial<Page<Item>> = () => ({})) {
  const stored = { items: upTo(count) };
  const asked: number[] = [];
  const queryOf = ({ page, perPage }: PageAt) => ({
    queryKey: ['items', { page, perPage }] as const,
    meta: { live: [] },
    queryFn: async (): Promise<Page<Item>> => {
      asked.push(page);
      const items = stored.items.slice((page - 1) * perPage, page * perPage);
      return {
        items,
        page,
        pages: Math.ceil(stored.items.length / perPage),
        count: stored.items.length,
        ...names(page),
      };
    },
  });
  return { stored, asked, queryOf };
}

const endless = (page: number) => ({ page, perPage: 50, endless: true }) as const;

describe('a list in pages', () => {
  it('asks for its page and cannot grow', async () => {
    const { asked, queryOf } = provider(120);
    const query = pagesQuery({ page: 2, perPage: 10 }, queryOf);
    expect(await query.queryFn({ signal })).toMatchObject({ items: upTo(20).slice(10) });
    expect([asked, query.queryKey, query.after]).toEqual([[2], ['items', { page: 2, perPage: 10 }], undefined]);
  });
});

describe('an endless list', () => {
  it('is all pages up to its own as one page, under one key that the keys of pages begin', async () => {
    const { asked, queryOf } = provider(120);
    const one = pagesQuery(endless(1), queryOf);
    expect(await one.queryFn({ signal })).toEqual({ items: upTo(50), page: 1, pages: 3, count: 120 });
    const three = pagesQuery(endless(3), queryOf);
    expect(await three.queryFn({ signal })).toEqual({ items: upTo(120), page: 3, pages: 3, count: 120 });
    expect(asked).toEqual([1, 1, 2, 3]);
    expect(three.queryKey).toEqual(one.queryKey);
    expect(one.queryKey).toEqual(['items', { page: 1, perPage: 50 }, 'infinite']);
  });

  it('asks for no page beyond the last', async () => {
    const { asked, queryOf } = provider(60);
    expect(await pagesQuery(endless(999_999), queryOf).queryFn({ signal })).toMatchObject({ page: 2, pages: 2 });
    expect(asked).toEqual([1, 2]);
    const none = provider(0, () => ({ pages: 1 }));
    expect(await pagesQuery(endless(4), none.queryOf).queryFn({ signal })).toMatchObject({ items: [], page: 1 });
  });

  it('grows by its next page only, until the last one', async () => {
    const { asked, queryOf } = provider(120);
    const client = new QueryClient();
    const query = pagesQuery(endless(1), queryOf) as EndlessQuery<Page<Item>>;
    await grow(query, client);
    expect(asked).toEqual([]);
    await client.fetchQuery(query);
    await grow(query, client);
    expect(client.getQueryData(query.queryKey)).toMatchObject({ items: upTo(100), page: 2 });
    await grow(query, client);
    expect(asked).toEqual([1, 2, 3]);
    expect(client.getQueryData(query.queryKey)).toEqual({ items: upTo(120), page: 3, pages: 3, count: 120 });
  });

  it('asks again for a page that failed, like every read', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
    const after = jest.fn(async () => ({ items: upTo(100).slice(50), page: 2, pages: 3, count: 120 }));
    after.mockRejectedValueOnce(new Error('busy'));
    const query = endlessQuery(1, { queryKey: ['items'], meta: { live: [] } }, after);
    client.setQueryData(query.queryKey, { items: upTo(50), page: 1, pages: 3, count: 120 });
    await grow(query, client);
    expect(client.getQueryData(query.queryKey)).toMatchObject({ items: upTo(100), page: 2 });
    expect(after).toHaveBeenCalledTimes(2);
  });

  it('is reloaded as far as it has grown, whatever its place says', async () => {
    const { asked, queryOf } = provider(120);
    const client = new QueryClient();
    await client.fetchQuery(pagesQuery(endless(2), queryOf));
    await client.fetchQuery({ ...pagesQuery(endless(1), queryOf), staleTime: 0 });
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it('does not append a page twice that a reload brought along', async () => {
    const client = new QueryClient();
    const list = (page: number) => ({ items: upTo(50 * page), page, pages: 3, count: 120 });
    let arrive: (part: Page<Item>) => void = () => undefined;
    const late = () => new Promise<Page<Item>>((resolve) => (arrive = resolve));
    const query = endlessQuery(1, { queryKey: ['items'], meta: { live: [] } }, late);
    client.setQueryData(query.queryKey, list(1));
    const growing = grow(query, client);
    client.setQueryData(query.queryKey, list(2));
    arrive({ ...list(2), items: upTo(100).slice(50) });
    await growing;
    expect(client.getQueryData(query.queryKey)).toEqual(list(2));
  });

  it('shows an item once that moved to a later page, and ends if a page repeats the one before', () => {
    const list = { items: upTo(3), page: 1, pages: 9, count: 20 };
    const part = { items: [{ id: 3 }, { id: 4 }], page: 1, pages: 9, count: 20 };
    expect(withNextPage(list, part)).toEqual({ items: upTo(4), page: 2, pages: 9, count: 20 });
    expect(withNextPage(list, { ...list })).toMatchObject({ items: upTo(3), page: 2, pages: 2 });
    // Nothing of it is for this list, but more follows.
    expect(withNextPage(list, { ...part, items: [] })).toMatchObject({ items: upTo(3), page: 2, pages: 9 });
  });

  it('has a next page once it is as long as its place says, up to its end', () => {
    const list = (page: number, isPlaceholderData = false) => ({
      page: { items: upTo(3), page, pages: 3, count: undefined },
      query: { isPlaceholderData },
    });
    expect(nextPage(list(1), endless(1))).toBe(2);
    expect(nextPage(list(1), endless(2))).toBeUndefined();
    expect(nextPage(list(2), endless(1))).toBe(3);
    expect(nextPage(list(3), endless(3))).toBeUndefined();
    expect(nextPage(list(1, true), endless(1))).toBeUndefined();
    expect(nextPage({ ...list(1), page: undefined }, endless(1))).toBeUndefined();
    expect(nextPage(list(1), { page: 1, perPage: 50 })).toBeUndefined();
  });
});

test('a list that is held as a whole is divided alike', () => {
  expect(pageOf(upTo(7), { page: 2, perPage: 3 })).toEqual({ items: upTo(6).slice(3), page: 2, pages: 3, count: 7 });
  expect(pageOf(upTo(7), { page: 2, perPage: 3, endless: true })).toMatchObject({ items: upTo(6), page: 2, pages: 3 });
  expect(pageOf([], { page: 1, perPage: 3 })).toEqual({ items: [], page: 1, pages: 1, count: 0 });
});
