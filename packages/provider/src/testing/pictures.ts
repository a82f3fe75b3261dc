import sharp from 'sharp';

/** A photo in one colour, of any size. */
export const picture = (
  format: 'png' | 'jpeg' | 'gif' = 'png',
  { width = 640, height = 480 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1a5594' } })
    .toFormat(format)
    .toBuffer();

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
