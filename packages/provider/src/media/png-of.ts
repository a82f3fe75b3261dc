import sharp from 'sharp';

/** A rendered drawing. */
export interface DrawnPng {
  readonly png: Buffer;
  /** Whether it has only one colour, for instance because the machine lacks a font. */
  readonly isEmpty: boolean;
}

/**
 * Renders an SVG as a square PNG.
 * @param size its side in pixels
 */
export async function pngOf(svg: string, size: number): Promise<DrawnPng> {
  const png = await sharp(Buffer.from(svg)).resize(size, size).flatten().png().toBuffer();
  const { channels } = await sharp(png).stats();
  return { png, isEmpty: channels.every(({ stdev }) => stdev < 1) };
}
