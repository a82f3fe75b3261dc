import sharp from 'sharp';

/** Where words stand, and how large. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** What the fonts that every PDF reader has can show. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201e\u2022\u2026]*$/;
/** Pixels to a point, for words that are drawn as a picture. */
const SHARPNESS = 4;

/** Writes words centred in a box. Scripts that the fonts of PDF do not have are drawn with those of this machine. */
export async function drawWords(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height, size }: Box,
): Promise<void> {
  const line = text.replace(/\s+/g, ' ');
  if (PLAIN.test(line)) {
    const style = { width, height, align: 'center', ellipsis: true, lineBreak: true } as const;
    doc.font('Helvetica').fontSize(size).fillColor('#000000').text(line, x, y, style);
    return;
  }
  const picture = await sharp({
    text: {
      text: `<span foreground="black">${escaped([...line].slice(0, 200).join(''))}</span>`,
      font: `sans ${size}`,
      width: width * SHARPNESS,
      dpi: 72 * SHARPNESS,
      align: 'centre',
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  doc.image(picture, x, y, { fit: [width, height], align: 'center' });
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\p{Cc}/gu, ' ');
