import * as fc from 'fast-check';
import { PAGE_WINDOW, pageWindow } from './page-window';

test('the window is centred on the current page', () => {
  expect(pageWindow(21, 42)).toEqual({ numbers: [17, 18, 19, 20, 21, 22, 23, 24, 25], before: true, after: true });
});

test('the window shifts at the ends', () => {
  expect(pageWindow(1, 42)).toEqual({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], before: false, after: true });
  expect(pageWindow(41, 42)).toEqual({ numbers: [34, 35, 36, 37, 38, 39, 40, 41, 42], before: true, after: false });
});

test('the window has at most nine consecutive numbers with the current page, and ellipses where pages are left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, seed) => {
      const page = 1 + (seed % pages);
      const { numbers, before, after } = pageWindow(page, pages);
      expect(numbers).toHaveLength(Math.min(pages, PAGE_WINDOW));
      expect(numbers).toContain(page);
      numbers.forEach((number, index) => {
        expect(number).toBe((numbers[0] as number) + index);
      });
      expect(before).toBe(numbers[0] !== 1);
      expect(after).toBe(numbers.at(-1) !== pages);
    }),
  );
});
