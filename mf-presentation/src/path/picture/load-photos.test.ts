import { buildTask } from '@waymark/testing/factories';
import { NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { loadPhotos } from './load-photos';
import { PHOTO_HEIGHT } from './svg-of';

it("crops a challenge's photo around what is important in it", async () => {
  const drawImage = jest.fn();
  const pen = { drawImage } as unknown as RenderingContext;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:cropped');
  const picture = { width: 1000, height: 1000, close() {} };
  Object.assign(globalThis, { fetch: async () => ({ ok: true, blob: async () => ({}) }) });
  Object.assign(globalThis, { createImageBitmap: async () => picture });
  const url = '/media/1/standard.webp#xywh=percent:45,90,10,10';
  const task = buildTask({ assets: { photos: [{ name: 'standard', url }], videos: [], audios: [], models: [] } });
  const photos = await loadPhotos([{ node: { id: task.id, task } } as PlacedNode], (address) => address);
  expect([...photos.values()]).toEqual(['data:cropped']);
  const [from, x, y, width, height, ...to] = drawImage.mock.calls[0] ?? [];
  expect([from, x, width, ...to]).toEqual([picture, 0, 1000, 0, 0, 2 * NODE.width, 2 * PHOTO_HEIGHT]);
  expect(height).toBeCloseTo((1000 * PHOTO_HEIGHT) / NODE.width);
  expect(y).toBeCloseTo(0.95 * (1000 - height));
});
