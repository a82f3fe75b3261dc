import sharp from 'sharp';
import { eyeOf, type PictureEye } from './eye';
import { perceptualHash } from './perceptual-hash';

/** The result for a photo. */
export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly thumb: Buffer;
  readonly standard: Buffer;
  /** Perceptual hash; undefined for nearly plain pictures. */
  readonly likeness?: string | undefined;
  /** Where people look first; undefined for nearly plain pictures. */
  readonly eye?: PictureEye | undefined;
}

const THUMB_WIDTH = 320;
const STANDARD_EDGE = 1600;
/** Pixel limit of a photo, against small files that decode to huge images. */
export const MOST_PIXELS = 100_000_000;

/** Pixel limit of all frames of an animation; above it, sizes are still images beside the original. */
const MOST_MOVING_PIXELS = 25_000_000;
const SECONDS = 30;

/**
 * Creates the two sizes of a photo, upright and without camera metadata. Decoded once: the small size is made from the
 * large one.
 * @throws if the bytes are not an image, or take too long
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
  const likeness = await perceptualHash(thumb);
  return { width, height, thumb, standard, likeness, eye: likeness === undefined ? undefined : await eyeOf(thumb) };
}
