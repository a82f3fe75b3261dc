import { type BrandColour, THEME } from '@waymark/contract';
import { contrastRatio } from '@waymark/ui';
import { nearestReadable, TEXT_CONTRAST } from './readable';

/** Side length in pixels of the sample in which colours are counted. */
const SIDE = 48;
/** Colours that differ less than this in every channel count as one. */
const GRAIN = 32;
const OPAQUE = 200;

/**
 * The colours of a picture, most striking first, by area and saturation.
 * @param pixels red, green, blue and opacity of each pixel
 */
export function strikingColours(pixels: ArrayLike<number>): readonly string[] {
  const found = new Map<string, { weight: number; sum: [number, number, number]; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < OPAQUE) continue;
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    const key = [red, green, blue].map((value) => Math.floor(value / GRAIN)).join();
    const one = found.get(key) ?? { weight: 0, sum: [0, 0, 0], count: 0 };
    one.weight += 1 + spread / 16;
    one.count += 1;
    one.sum = [one.sum[0] + red, one.sum[1] + green, one.sum[2] + blue];
    found.set(key, one);
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0').toUpperCase();
  return [...found.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 5)
    .map(({ sum, count }) => `#${sum.map((value) => hex(value / count)).join('')}`);
}

/** The difference of a colour from grey. */
function spreadOf(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

/** Derives readable brand colours from the colours of a picture. */
export function brandAfter(
  colours: readonly string[],
  theme: number,
): Partial<Record<BrandColour, string>> | undefined {
  const [main, ...others] = colours;
  if (main === undefined) return undefined;
  // White and greys are usually a logo's background, and would make grey buttons.
  const second = others.find((colour) => spreadOf(colour) >= GRAIN) ?? main;
  const bar = main;
  const page = theme === THEME.dark ? '#14171A' : '#FFFFFF';
  const onBar =
    (contrastRatio('#FFFFFF', bar) ?? 0) >= TEXT_CONTRAST ? '#FFFFFF' : nearestReadable('#000000', bar, TEXT_CONTRAST);
  const onPage = nearestReadable(main, page, TEXT_CONTRAST);
  return {
    top_nav_background_color: bar,
    top_nav_txt_color: onBar,
    top_nav_tint_color: nearestReadable(second === main ? onBar : second, bar, 3),
    body_high_color: onPage,
    body_txt_color: theme === THEME.dark ? '#F2F2F2' : '#1A1A1A',
    body_background_color: page,
    body_tint_color: nearestReadable(second, page, TEXT_CONTRAST),
  };
}

/** The colours of the picture at a URL. */
export async function coloursAt(address: string): Promise<readonly string[]> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  picture.close();
  return strikingColours(context.getImageData(0, 0, SIDE, SIDE).data);
}
