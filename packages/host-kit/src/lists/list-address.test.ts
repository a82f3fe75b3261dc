import { listAddress, plainListAddress } from './list-address';

const { read, write, changed, isNarrowed } = plainListAddress;

test('a place in a list survives the URL', () => {
  const place = { page: 3, perPage: 10, term: 'harbour & quay' };
  expect(read(write(place, '?whitelabel=9'))).toEqual(place);
  expect(write(place, '?whitelabel=9')).toContain('whitelabel=9');
});

test("defaults aren't written, and invalid values are ignored", () => {
  expect(write({ page: 1, perPage: 25, term: '' }, '?page=4&pageSize=50&term=quay')).toBe('');
  expect(read('?page=-2&pageSize=7&term=ab')).toEqual({ page: 1, perPage: 25, term: '' });
});

test('infinite makes a list endless, in parts of 50', () => {
  const endless = { page: 1, perPage: 50, endless: true, term: '' } as const;
  expect(read('?pageSize=infinite')).toEqual(endless);
  expect(read('?term=quay&page=3&pageSize=infinite')).toEqual({ ...endless, page: 3, term: 'quay' });
  expect(write({ ...endless, page: 2 }, '?whitelabel=9')).toBe('?whitelabel=9&page=2&pageSize=infinite');
  expect(write(changed({ ...endless, page: 2 }, { term: 'quay' }), '')).toBe('?term=quay&pageSize=infinite');
  expect(isNarrowed(endless)).toBe(false);
});

test.each(['', '7', '025', '25.0', 'Infinity', 'INFINITE', '9999'])('the page size %p is the default', (text) => {
  const place = read(`?pageSize=${text}`);
  expect(place).toEqual({ page: 1, perPage: 25, term: '' });
  expect(place.endless).toBeUndefined();
});

test('a new term or page size returns to the first page', () => {
  const place = { page: 3, perPage: 10, term: '' };
  expect(changed(place, { term: 'quay' })).toEqual({ page: 1, perPage: 10, term: 'quay' });
  expect(changed(place, { perPage: 50 })).toEqual({ page: 1, perPage: 50, term: '' });
  expect(changed(place, { page: 4 })).toEqual({ page: 4, perPage: 10, term: '' });
});

test("a term filters a list, a page doesn't", () => {
  expect(isNarrowed({ page: 3, perPage: 10, term: '' })).toBe(false);
  expect(isNarrowed({ page: 1, perPage: 25, term: 'quay' })).toBe(true);
});

test('a list can have its own filters', () => {
  const queue = listAddress({
    team: { usual: 0, read: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined) },
  });
  expect(queue.read('?team=12&page=2')).toEqual({ team: 12, page: 2, perPage: 25, term: '' });
  expect(queue.read('?team=none').team).toBe(0);
  const place = queue.changed(queue.read('?page=4'), { team: 12 });
  expect(queue.write(place, '?page=4')).toBe('?team=12');
  expect(queue.isNarrowed(place)).toBe(true);
});
