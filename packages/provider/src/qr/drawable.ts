import sharp from 'sharp';

/** Two characters missing from every font; they render as the placeholder box. */
const UNKNOWN = ['\ufdd0', '\u{1fffe}'] as const;
/** Characters without a shape, and invalid ones. */
const SHAPELESS = /^[\p{M}\p{Cf}\p{Z}]$/u;
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Co}\ufffd]/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const shapes = new Map<string, Promise<string>>();
/** Size and outline of a rendered character; for a missing one, the placeholder box without the number inside. */
function shapeOf(sign: string): Promise<string> {
  const known = shapes.get(sign);
  if (known) return known;
  const shape = outlineOf(sign);
  shapes.set(sign, shape);
  return shape;
}

async function outlineOf(sign: string): Promise<string> {
  const text = sign.replace('&', '&amp;').replace('<', '&lt;');
  const { data, info } = await sharp({ text: { text, font: 'sans 20', dpi: 72, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const edge = Buffer.alloc(2 * (width + height));
  const opacity = (x: number, y: number): number => data[(y * width + x) * channels + channels - 1] ?? 0;
  for (let x = 0; x < width; x += 1) edge.set([opacity(x, 0), opacity(x, height - 1)], 2 * x);
  for (let y = 0; y < height; y += 1) edge.set([opacity(0, y), opacity(width - 1, y)], 2 * (width + y));
  return `${width} ${height} ${edge.toString('base64')}`;
}

async function isDrawable(character: string): Promise<boolean> {
  const unknown = await Promise.all(UNKNOWN.map(shapeOf));
  for (const sign of character) {
    if (!SHAPELESS.test(sign) && unknown.includes(await shapeOf(sign))) return false;
  }
  return true;
}

/** The characters of a text that this machine's fonts have. Others would be printed as boxes. */
export async function drawableOf(text: string): Promise<string[]> {
  const kept: string[] = [];
  for (const { segment } of characters.segment(text.replace(NO_TEXT, ' ').replace(/\s+/g, ' '))) {
    const twice = segment === ' ' && kept.at(-1) === ' ';
    if (!twice && (await isDrawable(segment))) kept.push(segment);
  }
  return kept;
}
