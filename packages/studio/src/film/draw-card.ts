import sharp, { type OverlayOptions, type Raw, type Sharp } from 'sharp';
import type { Look, Shot, TitleWords } from './shot';
import type { Cut } from './timing';

/** Cards move, so they are drawn larger than the video. */
const DRAWN_LARGER = 1.5;

interface Line {
  readonly words: string;
  /** Height of the text relative to the video's height. */
  readonly size: number;
  readonly bold?: boolean;
  readonly ink: string;
}

const inMarkup = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as a picture, wrapped at a width; undefined for an empty one. */
async function drawText({ words, size, bold, ink }: Line, { width, height }: Frame): Promise<Drawn | undefined> {
  if (words.trim() === '') return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${inMarkup(words)}</span>`,
      font: `sans ${bold ? 'bold ' : ''}${Math.max(8, Math.round(height * size))}`,
      width: Math.round(width),
      align: 'left',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height, width: info.width };
}

interface Frame {
  readonly width: number;
  readonly height: number;
}
interface Drawn extends Frame {
  readonly input: Buffer;
}

const plain = ({ width, height }: Frame, background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width, height, channels: 4, background } });

/** A card in the brand's colours with lines of text, the first one in the middle. */
async function drawLines(cut: Cut, look: Look, lines: readonly Line[]): Promise<Buffer> {
  const size = { width: Math.round(cut.width * DRAWN_LARGER), height: Math.round(cut.height * DRAWN_LARGER) };
  const margin = Math.round(size.width * 0.09);
  const room = { width: size.width - 2 * margin, height: size.height };
  const drawn = (await Promise.all(lines.map((line) => drawText(line, room)))).filter((one) => one !== undefined);
  const gap = Math.round(size.height * 0.03);
  const whole = drawn.reduce((sum, { height }) => sum + height + gap, -gap);
  const logo = look.logo && (await fitted(look.logo, { width: size.height * 0.3, height: size.height * 0.12 }));
  let top = Math.max(margin, Math.round((size.height - whole) / 2));
  const parts: OverlayOptions[] = logo ? [{ input: logo.input, left: margin, top: Math.round(margin * 0.6) }] : [];
  for (const { input, height } of drawn) {
    // Text longer than the card is cropped at its edge.
    const left = Math.max(0, size.height - top);
    if (left < 2) break;
    const shown =
      height > left
        ? await sharp(input)
            .extract({ left: 0, top: 0, width: (await sharp(input).metadata()).width, height: left })
            .toBuffer()
        : input;
    parts.push({ input: shown, left: margin, top });
    top += height + gap;
  }
  return plain(size, look.ground)
    .composite(parts)
    .flatten({ background: look.ground })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The title of a reel. */
export const drawTitle = (cut: Cut, look: Look, { title, subtitle }: TitleWords): Promise<Buffer> =>
  drawLines(cut, look, [
    { words: title, size: 0.085, bold: true, ink: look.ink },
    { words: subtitle, size: 0.038, ink: look.ink },
  ]);

/** The text of an answer without a picture. */
export const drawWords = (cut: Cut, look: Look, words: string): Promise<Buffer> =>
  drawLines(cut, look, [{ words: `“${words}”`, size: 0.06, ink: look.ink }]);

/** Team and challenge of an answer, and the watermark, as an overlay of a shot. */
export async function drawCaption(cut: Cut, look: Look, { team, challenge }: Shot): Promise<Buffer> {
  const edge = Math.round(cut.height * 0.045);
  const padding = Math.round(cut.height * 0.022);
  const room = { width: cut.width * 0.7, height: cut.height };
  const lines = [
    await drawText({ words: team, size: 0.042, bold: true, ink: look.ink }, room),
    await drawText({ words: challenge, size: 0.028, ink: look.ink }, room),
  ].filter((one) => one !== undefined);
  const gap = Math.round(cut.height * 0.01);
  const high = lines.reduce((sum, { height }) => sum + height + gap, -gap) + 2 * padding;
  const wide = Math.max(1, ...lines.map(({ width }) => width)) + 2 * padding;
  const top = Math.max(0, cut.height - edge - high);
  const parts: OverlayOptions[] = [];
  if (lines.length > 0) {
    const ground = await plain({ width: wide, height: high }, look.ground).png().toBuffer();
    parts.push({ input: ground, left: edge, top });
  }
  let at = top + padding;
  for (const { input, height } of lines) {
    parts.push({ input, left: edge + padding, top: at });
    at += height + gap;
  }
  const mark = look.watermark && (await fitted(look.watermark, { width: cut.height * 0.2, height: cut.height * 0.1 }));
  if (mark) parts.push({ input: mark.input, left: cut.width - edge - mark.width, top: edge });
  return plain(cut, { r: 0, g: 0, b: 0, alpha: 0 }).composite(parts).png().toBuffer();
}

async function fitted(picture: Buffer, { width, height }: Frame): Promise<Drawn> {
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** A photo as the background of a moving shot: whole, over a blurred copy of itself where its shape differs. */
export async function drawPicture(cut: Cut, bytes: Uint8Array): Promise<Buffer> {
  const [width, height] = [Math.round(cut.width * DRAWN_LARGER), Math.round(cut.height * DRAWN_LARGER)];
  // Uncompressed in between, because compressing took longer than everything else.
  const picture = await pixels(sharp(bytes).autoOrient().flatten({ background: '#000000' }).toColourspace('srgb'));
  const front = await pixels(sharp(...picture).resize({ width, height, fit: 'inside' }));
  // Scaled down first, because blurring and darkening a large picture takes seconds.
  const small = await pixels(
    sharp(...picture)
      .resize({ width: 192, height: Math.max(2, Math.round((192 * height) / width)), fit: 'cover' })
      .blur(6)
      .modulate({ brightness: 0.6 }),
  );
  const [input, { raw }] = front;
  return sharp(...small)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .composite([{ input, raw, gravity: 'centre' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A drawn picture in sharp's input format. */
async function pixels(drawn: Sharp): Promise<[Buffer, { readonly raw: Raw }]> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return [data, { raw: { width, height, channels } }];
}
