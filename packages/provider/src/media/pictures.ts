import sharp from 'sharp';

/** What is made of a picture. */
export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly thumb: Buffer;
  readonly standard: Buffer;
}

const THUMB_WIDTH = 320;
const STANDARD_EDGE = 1600;
/** Most pixels of a picture: against those that are small as a file and huge once unpacked. */
export const MOST_PIXELS = 100_000_000;

/**
 * Makes the two sizes of a picture that screens show, upright and without what the camera wrote into it.
 * @throws when the bytes are no picture
 */
export async function makePictures(bytes: Uint8Array): Promise<Pictures> {
  const open = (animated: boolean) => sharp(bytes, { limitInputPixels: MOST_PIXELS, animated }).autoOrient();
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const [thumb, standard] = await Promise.all([
    open(false).resize({ width: THUMB_WIDTH, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    open(pages > 1)
      .resize({ width: STANDARD_EDGE, height: STANDARD_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  ]);
  return { width, height, thumb, standard };
}
