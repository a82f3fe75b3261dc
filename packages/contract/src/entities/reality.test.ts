import * as z from '@waymark/contract/schema';
import { modelsOf, realitySchema } from './reality';

it('derives the models of an AR item from its model URL', () => {
  expect(modelsOf({ model_url: 'https://x.test/a.wt3' })).toEqual([{ name: 'model', url: 'https://x.test/a.wt3' }]);
  expect(modelsOf({ model_url: null })).toEqual([]);
});

it.each([
  [2, '2.0'],
  [1.8, '1.8'],
  ['2.0', '2.0'],
  [null, undefined],
])('reads the chain %p as %p', (chain, read) => {
  expect(z.safeParse(realitySchema, { id: 1, chain }).data?.chain).toBe(read);
});
