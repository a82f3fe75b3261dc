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

/** Most pixels of all pictures of a moving one; with more it is shown standing still, beside the file as it came. */
const MOST_MOVING_PIXELS = 25_000_000;
const SECONDS = 30;

/**
 * Makes the two sizes of a picture that screens show, upright and without what the camera wrote into it. It is unpacked once:
 * the small one is made from the large one.
 * @throws when the bytes are no picture, or take too long
 */
export async function makePictures(bytes: Uint8Array): Promise<Pictures> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const animated = pages > 1 && width * height * pages <= MOST_MOVING_PIXELS;
  const standard = await sharp(bytes, { limitInputPixels: MOST_PIXELS, animated })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: STANDARD_EDGE, height: STANDARD_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  const thumb = await sharp(standard)
    .resize({ width: THUMB_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return { width, height, thumb, standard };
}
