import { GAMES_FILTER_DEFAULT } from '@waymark/client';
import { gamesAddress } from './list-address';

const { read, write, changed, isNarrowed } = gamesAddress;

describe('the filter in the address', () => {
  it('is the default without a choice, and the default is not written', () => {
    expect(read('')).toEqual(GAMES_FILTER_DEFAULT);
    expect(write(GAMES_FILTER_DEFAULT, '')).toBe('');
  });

  it('names term, category, history, sort, page and pageSize', () => {
    const filter = { term: 'quay', category: 'Draft', history: 30, sort: '-name', page: 2, perPage: 10 } as const;
    expect(write(filter, '')).toBe('?term=quay&category=Draft&history=30&sort=-name&page=2&pageSize=10');
  });

  it.each([
    { term: 'rope & knots', category: 'Archive', history: 7, sort: 'code', page: 3, perPage: 50 },
    { term: '', category: 'Template', history: 365, sort: 'updated', page: 1, perPage: 25 },
    GAMES_FILTER_DEFAULT,
  ] as const)('comes back as it was written: %o', (filter) => {
    expect(read(write(filter, ''))).toEqual(filter);
  });

  it('takes nonsense for no choice', () => {
    expect(read('?term=ab&category=Secret&history=12&sort=size&page=0&pageSize=7')).toEqual(GAMES_FILTER_DEFAULT);
    expect(read('?page=-1&pageSize=infinite')).toEqual(GAMES_FILTER_DEFAULT);
  });

  it('leaves alone what others keep in the address', () => {
    expect(write({ ...GAMES_FILTER_DEFAULT, page: 2 }, '?remote=x&term=old')).toBe('?remote=x&page=2');
  });
});

describe('a change of the filter', () => {
  const third = { ...GAMES_FILTER_DEFAULT, page: 3 };

  it.each([{ term: 'gull' }, { category: 'Draft' }, { history: 7 }, { perPage: 50 }])(
    '%o leads to page 1',
    (change) => {
      expect(changed(third, change)).toEqual({ ...third, ...change, page: 1 });
    },
  );

  it('to another page keeps the rest', () => {
    expect(changed({ ...third, term: 'gull' }, { page: 4 })).toEqual({ ...third, term: 'gull', page: 4 });
  });

  it('knows a narrowed list from a page further on', () => {
    expect(isNarrowed(third)).toBe(false);
    expect(isNarrowed({ ...third, history: 7 })).toBe(true);
  });
});
