import { KeptFiles } from './kept-files';

const file = (size: number, url = '/1.jpg') => ({ url, blob: new Blob(['x'.repeat(size)]) });
const kept = (files: KeptFiles<number>) => [1, 2, 3, 4].filter((key) => files.find(key));

it('evicts the least recently used files above the count limit', () => {
  const files = new KeptFiles<number>({ count: 3, bytes: 1000 });
  for (const key of [1, 2, 3]) files.put(key, file(10));
  files.find(1);
  files.put(4, file(10));
  expect(kept(files)).toEqual([1, 3, 4]);
});

it('evicts files above the byte limit, counts replacements once, skips oversized ones', () => {
  const files = new KeptFiles<number>({ count: 9, bytes: 100 });
  files.put(1, file(90));
  files.put(1, file(50));
  files.put(2, file(50));
  expect(kept(files)).toEqual([1, 2]);
  files.put(3, file(101));
  expect(kept(files)).toEqual([1, 2]);
  files.put(4, file(10));
  expect(kept(files)).toEqual([2, 4]);
});

it('drops unwanted files', () => {
  const files = new KeptFiles<number>({ count: 9, bytes: 100 });
  for (const key of [1, 2, 3]) files.put(key, file(40));
  files.dropUnless((key) => key === 3);
  files.put(4, file(60));
  expect(kept(files)).toEqual([3, 4]);
});
