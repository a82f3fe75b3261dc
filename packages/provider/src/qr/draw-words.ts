import sharp from 'sharp';
import { drawableOf } from './drawable';

/** Position and size of a text. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Centred by default. */
  readonly align?: 'left' | 'right';
  readonly bold?: boolean;
}

/** Characters in the standard fonts of PDF. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201e\u2022\u2026]*$/;
/** Pixels per point, for text drawn as an image. */
const SHARPNESS = 4;
/** Longer texts never fit. */
const MOST_CHARACTERS = 250;

/**
 * Writes a text in a box, truncated at its end. Scripts missing from PDF's fonts are drawn with fonts of this machine.
 */
export async function drawWords(doc: PDFKit.PDFDocument, text: string, box: Box): Promise<void> {
  const { x, y, width, height, size, align = 'center', bold = false } = box;
  const line = text.replace(/\s+/g, ' ').trim();
  if (PLAIN.test(line)) {
    const style = { width, height, align, ellipsis: true, lineBreak: true } as const;
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor('#000000')
      .text(line, x, y, style);
    return;
  }
  const drawn = await fitted(await drawableOf(line), box);
  if (!drawn) return;
  // At its own size, so that a short text is not larger than a long one beside it.
  const wide = drawn.width / SHARPNESS;
  const left = { left: 0, center: (width - wide) / 2, right: width - wide }[align];
  doc.image(drawn.picture, x + left, y, { width: wide });
}

/** The text as an image, truncated to the available space. */
async function fitted(characters: readonly string[], { width, height, size, bold }: Box) {
  const draw = async (count: number) => {
    const words = characters.slice(0, count).join('').trim();
    if (words === '') return undefined;
    const { data: picture, info } = await sharp({
      text: {
        text: `<span foreground="black">${escaped(words)}${count < characters.length ? '…' : ''}</span>`,
        font: `sans${bold ? ' bold' : ''} ${size}`,
        width: Math.floor(width * SHARPNESS),
        dpi: 72 * SHARPNESS,
        align: 'centre',
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = info.height <= height * SHARPNESS && info.width <= width * SHARPNESS;
    return { picture, width: info.width, fits };
  };
  const all = await draw(Math.min(characters.length, MOST_CHARACTERS));
  if (!all || all.fits) return all;
  let best: Awaited<ReturnType<typeof draw>>;
  for (let [few, many] = [1, Math.min(characters.length, MOST_CHARACTERS)]; few < many; ) {
    const count = Math.floor((few + many) / 2);
    const drawn = await draw(count);
    if (drawn?.fits) [best, few] = [drawn, count + 1];
    else many = count;
  }
  return best;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
