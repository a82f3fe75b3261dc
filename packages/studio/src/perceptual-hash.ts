import sharp from 'sharp';

/** Size of the brightness grid. */
const COLUMNS = 9;
const ROWS = 8;
/** Nearly plain pictures would all look alike. */
const LEAST_DIFFERENCES = 6;
const STEP = 4;

/**
 * A perceptual hash: 64 bits, in hex, for where a picture gets brighter from left to right. Resized, recompressed and
 * slightly edited copies have nearly the same hash. Undefined for nearly plain pictures.
 */
export async function perceptualHash(picture: Uint8Array): Promise<string | undefined> {
  const grey = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  let differences = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const step = (grey[row * COLUMNS + column] ?? 0) - (grey[row * COLUMNS + column - 1] ?? 0);
      if (Math.abs(step) >= STEP) differences += 1;
      bits = (bits << 1n) | (step > 0 ? 1n : 0n);
    }
  }
  return differences < LEAST_DIFFERENCES ? undefined : bits.toString(16).padStart(16, '0');
}
