import type { BrandColour } from '@waymark/contract';
import { contrastRatio } from '@waymark/ui';

/** The background of a colour. */
interface ReadOn {
  readonly on: BrandColour;
  /** The minimum contrast to be readable. */
  readonly least: number;
}

/** Minimum contrast of text, and of icons. */
export const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;

/** The background of each colour. The two backgrounds themselves have none. */
const READ_ON: Partial<Readonly<Record<BrandColour, ReadOn>>> = {
  top_nav_txt_color: { on: 'top_nav_background_color', least: TEXT_CONTRAST },
  top_nav_tint_color: { on: 'top_nav_background_color', least: ICON_CONTRAST },
  body_high_color: { on: 'body_background_color', least: TEXT_CONTRAST },
  body_txt_color: { on: 'body_background_color', least: TEXT_CONTRAST },
  body_tint_color: { on: 'body_background_color', least: TEXT_CONTRAST },
};

type Rgb = readonly [number, number, number];

const readHex = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
const writeHex = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
const mix = (from: Rgb, to: number, share: number): Rgb => [
  from[0] + (to - from[0]) * share,
  from[1] + (to - from[1]) * share,
  from[2] + (to - from[2]) * share,
];

const BLACK = 0;
const WHITE = 255;
const STEPS = 100;

/**
 * The nearest colour that is readable on a background: darkened or lightened, whichever changes it less. A readable
 * colour is returned as is.
 */
export function nearestReadable(colour: string, on: string, least: number): string {
  const from = readHex(colour);
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of [BLACK, WHITE]) {
      const candidate = writeHex(mix(from, end, step / STEPS));
      if ((contrastRatio(candidate, on) ?? 0) >= least) return candidate;
    }
  }
  return (contrastRatio('#000000', on) ?? 0) > (contrastRatio('#FFFFFF', on) ?? 0) ? '#000000' : '#FFFFFF';
}

/** How readable a colour is on its background; undefined if unknown. */
export type Reading =
  | (ReadOn & { readonly colour: string; readonly ground: string; readonly ratio: number; readonly good: boolean })
  | undefined;

/**
 * How readable a colour of a brand is on its background.
 * @param colourOf a colour of the brand; an empty text while it is being typed
 * @returns undefined for backgrounds, and if either colour is unknown
 */
export function readingOf(field: BrandColour, colourOf: (field: BrandColour) => string): Reading {
  const pair = READ_ON[field];
  if (!pair) return undefined;
  const [colour, ground] = [colourOf(field), colourOf(pair.on)];
  const ratio = colour && ground ? contrastRatio(colour, ground) : undefined;
  return ratio === undefined ? undefined : { ...pair, colour, ground, ratio, good: ratio >= pair.least };
}
