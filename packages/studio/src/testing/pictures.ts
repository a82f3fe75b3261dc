import sharp from 'sharp';

/** A video of one second. */
export const CLIP = new URL('./clips/gull.mp4', import.meta.url);

/** A photo in one colour, of any size. */
export const picture = (
  format: 'png' | 'jpeg' | 'gif' = 'png',
  { width = 640, height = 480 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1a5594' } })
    .toFormat(format)
    .toBuffer();

/** A photo of a wall with a face at this position, relative to width and height. */
export function portrait(
  width: number,
  height: number,
  at: { readonly x: number; readonly y: number },
): Promise<Buffer> {
  const [x, y, radius] = [at.x * width, at.y * height, Math.min(width, height) * 0.09];
  const eye = (side: number) =>
    `<circle cx="${x + (side * radius) / 2}" cy="${y - radius / 4}" r="${radius / 6}" fill="#200"/>`;
  const face = `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e0a080"/>${eye(-1)}${eye(1)}`;
  const wall = `<rect width="50%" height="100%" fill="#b4c4d4"/><rect x="50%" width="50%" height="100%" fill="#bccbd9"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${face}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** A photo as phones take it: with place, time, owner and orientation. */
export const photograph = async (format: 'png' | 'jpeg' = 'jpeg', { orientation = 1 } = {}): Promise<Buffer> =>
  sharp(await picture(format, { width: 60, height: 40 }))
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: 'Ida', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 39/1' },
    })
    .toFormat(format)
    .toBuffer();

/** The dimensions of the photo at an address. */
export async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  const answer = await fetch(address);
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { width, height };
}
