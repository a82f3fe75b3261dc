import { modelsOf } from './reality';

it('derives the models of an AR item from its model URL', () => {
  expect(modelsOf({ model_url: 'https://x.test/a.wt3' })).toEqual([{ name: 'model', url: 'https://x.test/a.wt3' }]);
  expect(modelsOf({ model_url: null })).toEqual([]);
});
