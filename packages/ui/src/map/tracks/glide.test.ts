import { GLIDE, placeAt, sendTo } from './glide';

const still = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, since: 0 };

it('starts from its current place, even if redirected half-way', () => {
  const first = sendTo(still, { x: 10, y: 0 }, 0);
  const halfway = placeAt(first, GLIDE / 2);
  expect(halfway.x).toBeGreaterThan(0);
  expect(halfway.x).toBeLessThan(10);
  const second = sendTo(first, { x: 0, y: 10 }, GLIDE / 2);
  expect(placeAt(second, GLIDE / 2)).toEqual(halfway);
  expect(placeAt(second, GLIDE * 2)).toEqual({ x: 0, y: 10 });
  // The same place again doesn't restart the movement.
  expect(sendTo(second, { x: 0, y: 10 }, GLIDE)).toBe(second);
});
