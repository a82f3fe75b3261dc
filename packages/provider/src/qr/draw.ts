import sharp from 'sharp';
import { encode } from './encode';

/** Minimum width of the image in pixels, for sharp prints. */
const SIDE = 1024;
/** The quiet zone around the code, without which scanners do not find it. */
const MARGIN = 4;

/** Draws a text as a QR code. The image is encoded outside the thread that answers calls. */
export async function drawQr(text: string): Promise<Buffer> {
  const { size, data } = encode(text);
  const across = size + 2 * MARGIN;
  const pixels = new Uint8Array(across * across).fill(255);
  data.forEach((dark, place) => {
    if (dark) pixels[(Math.floor(place / size) + MARGIN) * across + (place % size) + MARGIN] = 0;
  });
  // A whole number of pixels per module keeps edges sharp.
  const side = Math.ceil(SIDE / across) * across;
  return sharp(pixels, { raw: { width: across, height: across, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
