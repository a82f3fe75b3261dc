import { GAMES_FILTER_DEFAULT } from '@waymark/client';
import { gamesAddress } from './list-address';

const { read, write, changed, isNarrowed } = gamesAddress;

describe('the filter in the address', () => {
  it('falls back to the defaults, which are not written', () => {
    expect(read('')).toEqual(GAMES_FILTER_DEFAULT);
    expect(write(GAMES_FILTER_DEFAULT, '')).toBe('');
  });

  it('writes term, category, history, sort, page and pageSize', () => {
    const filter = { term: 'quay', category: 'Draft', history: 30, sort: '-name', page: 2, perPage: 10 } as const;
    expect(write(filter, '')).toBe('?term=quay&category=Draft&history=30&sort=-name&page=2&pageSize=10');
  });

  it.each([
    { term: 'rope & knots', category: 'Archive', history: 7, sort: 'code', page: 3, perPage: 50 },
    { term: '', category: 'Template', history: 365, sort: 'updated', page: 1, perPage: 25 },
    GAMES_FILTER_DEFAULT,
  ] as const)('survives a round trip: %o', (filter) => {
    expect(read(write(filter, ''))).toEqual(filter);
  });

  it('ignores invalid values', () => {
    expect(read('?term=ab&category=Secret&history=12&sort=size&page=0&pageSize=7')).toEqual(GAMES_FILTER_DEFAULT);
    expect(read('?page=-1&pageSize=endless')).toEqual(GAMES_FILTER_DEFAULT);
  });

  it('keeps unrelated parameters of the address', () => {
    expect(write({ ...GAMES_FILTER_DEFAULT, page: 2 }, '?remote=x&term=old')).toBe('?remote=x&page=2');
  });
});

describe('a change of the filter', () => {
  const third = { ...GAMES_FILTER_DEFAULT, page: 3 };

  it.each([{ term: 'gull' }, { category: 'Draft' }, { history: 7 }, { perPage: 50 }])(
    '%o resets to page 1',
    (change) => {
      expect(changed(third, change)).toEqual({ ...third, ...change, page: 1 });
    },
  );

  it('to another page keeps the rest', () => {
    expect(changed({ ...third, term: 'gull' }, { page: 4 })).toEqual({ ...third, term: 'gull', page: 4 });
  });

  it('distinguishes a narrowed list from a later page', () => {
    expect(isNarrowed(third)).toBe(false);
    expect(isNarrowed({ ...third, history: 7 })).toBe(true);
  });
});
