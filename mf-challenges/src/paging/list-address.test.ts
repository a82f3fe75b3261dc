import { changedAddress, readListAddress, writeListAddress } from './list-address';

test('a place in a list survives the address', () => {
  const place = { page: 3, perPage: 10, term: 'harbour & quay' };
  expect(readListAddress(writeListAddress(place, '?whitelabel=9'))).toEqual(place);
  expect(writeListAddress(place, '?whitelabel=9')).toContain('whitelabel=9');
});

test('what is usual is not written, and nonsense counts as not chosen', () => {
  expect(writeListAddress({ page: 1, perPage: 25, term: '' }, '?page=4&pageSize=50&term=quay')).toBe('');
  expect(readListAddress('?page=-2&pageSize=7&term=ab')).toEqual({ page: 1, perPage: 25, term: '' });
});

test('another term or page size leads back to the first page', () => {
  const place = { page: 3, perPage: 10, term: '' };
  expect(changedAddress(place, { term: 'quay' })).toEqual({ page: 1, perPage: 10, term: 'quay' });
  expect(changedAddress(place, { perPage: 50 })).toEqual({ page: 1, perPage: 50, term: '' });
  expect(changedAddress(place, { page: 4 })).toEqual({ page: 4, perPage: 10, term: '' });
});
