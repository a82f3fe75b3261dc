import sharp from 'sharp';
import { makePictures } from './pictures';
import { portrait } from './testing/pictures';

it.each([
  [1200, 600, { x: 0.85, y: 0.3 }],
  [600, 1200, { x: 0.4, y: 0.12 }],
  [900, 900, { x: 0.15, y: 0.8 }],
])('finds the face on a wall of %i × %i', async (width, height, at) => {
  const { eye } = await makePictures(await portrait(width, height, at));
  expect(Math.abs((eye?.x ?? 0) - at.x * 100)).toBeLessThan(8);
  expect(Math.abs((eye?.y ?? 0) - at.y * 100)).toBeLessThan(8);
});

it('finds no focus in a plain picture', async () => {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } });
  expect((await makePictures(await plain.png().toBuffer())).eye).toBeUndefined();
});
