import { viewOf } from './page-at';

const PAGED = { page: 1, perPage: 25 };
const GROWING = { ...PAGED, endless: true } as const;

it('is another view on another page, but the same while an endless list grows', () => {
  expect(viewOf({ ...PAGED, page: 2 })).not.toBe(viewOf(PAGED));
  expect(viewOf({ ...GROWING, page: 2 })).toBe(viewOf(GROWING));
  expect(viewOf({ ...GROWING, perPage: 50 })).not.toBe(viewOf(GROWING));
});
