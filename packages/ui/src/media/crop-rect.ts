import { REGION } from './crop-of';

/** The size of a picture. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What `cropOf` keeps of a picture, for drawing it on a canvas: x, y, width and height of the part that fills a box of
 * this aspect ratio.
 */
export function cropRect(src: string, { width, height }: Size, ratio: number): [number, number, number, number] {
  const [, x = 50, y = 50, across = 0, down = 0] = (REGION.exec(src) ?? []).map(Number);
  const [wide, high] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  const start = (rest: number, percent: number) => (rest * Math.min(percent, 100)) / 100;
  return [start(width - wide, x + across / 2), start(height - high, y + down / 2), wide, high];
}
