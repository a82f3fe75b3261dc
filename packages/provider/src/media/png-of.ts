import sharp from 'sharp';

/** A drawing as a picture. */
export interface DrawnPng {
  readonly png: Buffer;
  /** It has one colour only: for instance where the machine has no font for its words. */
  readonly isEmpty: boolean;
}

/**
 * Draws an SVG as a square PNG.
 * @param size pixels of a side
 */
export async function pngOf(svg: string, size: number): Promise<DrawnPng> {
  const png = await sharp(Buffer.from(svg)).resize(size, size).flatten().png().toBuffer();
  const { channels } = await sharp(png).stats();
  return { png, isEmpty: channels.every(({ stdev }) => stdev < 1) };
}
