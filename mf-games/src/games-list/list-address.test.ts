import { GAMES_FILTER_DEFAULT } from '@waymark/client';
import { changedFilter, isNarrowed, readListFilter, writeListFilter } from './list-address';

describe('the filter in the address', () => {
  it('is the default without a choice, and the default is not written', () => {
    expect(readListFilter('')).toEqual(GAMES_FILTER_DEFAULT);
    expect(writeListFilter(GAMES_FILTER_DEFAULT, '')).toBe('');
  });

  it('names term, category, history, page and pageSize', () => {
    const filter = { term: 'quay', category: 'Draft', history: 30, page: 2, perPage: 10 };
    expect(writeListFilter(filter, '')).toBe('?term=quay&category=Draft&history=30&page=2&pageSize=10');
  });

  it.each([
    { term: 'rope & knots', category: 'Archive', history: 7, page: 3, perPage: 50 },
    { term: '', category: 'Template', history: 365, page: 1, perPage: 25 },
    GAMES_FILTER_DEFAULT,
  ])('comes back as it was written: %o', (filter) => {
    expect(readListFilter(writeListFilter(filter, ''))).toEqual(filter);
  });

  it('takes nonsense for no choice', () => {
    expect(readListFilter('?term=ab&category=Secret&history=12&page=0&pageSize=7')).toEqual(GAMES_FILTER_DEFAULT);
    expect(readListFilter('?page=-1&pageSize=infinite')).toEqual(GAMES_FILTER_DEFAULT);
  });

  it('leaves alone what others keep in the address', () => {
    expect(writeListFilter({ ...GAMES_FILTER_DEFAULT, page: 2 }, '?remote=x&term=old')).toBe('?remote=x&page=2');
  });
});

describe('a change of the filter', () => {
  const third = { ...GAMES_FILTER_DEFAULT, page: 3 };

  it.each([{ term: 'gull' }, { category: 'Draft' }, { history: 7 }, { perPage: 50 }])(
    '%o leads to page 1',
    (change) => {
      expect(changedFilter(third, change)).toEqual({ ...third, ...change, page: 1 });
    },
  );

  it('to another page keeps the rest', () => {
    expect(changedFilter({ ...third, term: 'gull' }, { page: 4 })).toEqual({ ...third, term: 'gull', page: 4 });
  });

  it('knows a narrowed list from a page further on', () => {
    expect(isNarrowed(third)).toBe(false);
    expect(isNarrowed({ ...third, history: 7 })).toBe(true);
  });
});
