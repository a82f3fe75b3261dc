import sharp from 'sharp';
import { MOST_PIXELS, makePictures } from './pictures';
import { picture } from './testing/pictures';

async function frames(count: number, side: number): Promise<Buffer> {
  const [one, other] = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const pages = Array.from({ length: count }, (_, at) => (at % 2 ? one : other) ?? Buffer.alloc(0));
  return sharp(pages, { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
}
const shapeOf = async (bytes: Buffer) => {
  const { width, height, pages = 1 } = await sharp(bytes).metadata();
  return { width, height, pages };
};

it('makes a large and a small size, with animation in the large one', async () => {
  const still = await makePictures(await picture('png', { width: 3200, height: 1600 }));
  expect([await shapeOf(still.standard), await shapeOf(still.thumb)]).toEqual([
    { width: 1600, height: 800, pages: 1 },
    { width: 320, height: 160, pages: 1 },
  ]);
  const moving = await makePictures(await frames(12, 400));
  expect([await shapeOf(moving.standard), await shapeOf(moving.thumb)]).toEqual([
    { width: 400, height: 400, pages: 12 },
    { width: 320, height: 320, pages: 1 },
  ]);
});

it('makes an oversized animation a still picture', async () => {
  const { standard } = await makePictures(await frames(120, 500));
  expect(await shapeOf(standard)).toEqual({ width: 500, height: 500, pages: 1 });
});

it('rejects a small file with too many pixels', async () => {
  const side = Math.ceil(Math.sqrt(MOST_PIXELS)) + 10;
  const huge = await sharp({
    create: { width: side, height: side, channels: 3, background: '#345' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(huge.length).toBeLessThan(1_000_000);
  await expect(makePictures(huge)).rejects.toThrow('pixel limit');
});
