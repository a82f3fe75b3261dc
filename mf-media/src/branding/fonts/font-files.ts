import caveat from '@fontsource/caveat/unicode.json';
import lato from '@fontsource/lato/unicode.json';
import openSans from '@fontsource/open-sans/unicode.json';
import type { ServedFont } from './font-stack';

/** The two weights of a brand. */
export type FontWeight = 400 | 700;

type File = () => Promise<{ readonly default: string }>;

/** A part of a font: the characters of one script. */
export interface FontPart {
  /** Its characters, as a `unicode-range`. */
  readonly range: string;
  /** The file of each weight, as a data URL. */
  readonly files: Readonly<Record<FontWeight, File>>;
}

/** The scripts of each font. Symbols are left to the device, which has them in colour. */
export const FONT_PARTS: Readonly<Record<ServedFont, readonly FontPart[]>> = {
  Caveat: [
    {
      range: caveat.latin,
      files: {
        400: () => import('@fontsource/caveat/files/caveat-latin-400-normal.woff2?inline'),
        700: () => import('@fontsource/caveat/files/caveat-latin-700-normal.woff2?inline'),
      },
    },
    {
      range: caveat['latin-ext'],
      files: {
        400: () => import('@fontsource/caveat/files/caveat-latin-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/caveat/files/caveat-latin-ext-700-normal.woff2?inline'),
      },
    },
    {
      range: caveat.cyrillic,
      files: {
        400: () => import('@fontsource/caveat/files/caveat-cyrillic-400-normal.woff2?inline'),
        700: () => import('@fontsource/caveat/files/caveat-cyrillic-700-normal.woff2?inline'),
      },
    },
    {
      range: caveat['cyrillic-ext'],
      files: {
        400: () => import('@fontsource/caveat/files/caveat-cyrillic-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/caveat/files/caveat-cyrillic-ext-700-normal.woff2?inline'),
      },
    },
  ],
  Lato: [
    {
      range: lato.latin,
      files: {
        400: () => import('@fontsource/lato/files/lato-latin-400-normal.woff2?inline'),
        700: () => import('@fontsource/lato/files/lato-latin-700-normal.woff2?inline'),
      },
    },
    {
      range: lato['latin-ext'],
      files: {
        400: () => import('@fontsource/lato/files/lato-latin-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/lato/files/lato-latin-ext-700-normal.woff2?inline'),
      },
    },
  ],
  OpenSans: [
    {
      range: openSans.latin,
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans['latin-ext'],
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-latin-ext-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans.vietnamese,
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-vietnamese-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-vietnamese-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans.greek,
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-greek-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-greek-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans['greek-ext'],
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-greek-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-greek-ext-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans.cyrillic,
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-cyrillic-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-cyrillic-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans['cyrillic-ext'],
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-cyrillic-ext-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-cyrillic-ext-700-normal.woff2?inline'),
      },
    },
    {
      range: openSans.hebrew,
      files: {
        400: () => import('@fontsource/open-sans/files/open-sans-hebrew-400-normal.woff2?inline'),
        700: () => import('@fontsource/open-sans/files/open-sans-hebrew-700-normal.woff2?inline'),
      },
    },
  ],
};
