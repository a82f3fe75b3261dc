import caveat from '@fontsource/caveat/files/caveat-latin-400-normal.woff2';
import caveatBold from '@fontsource/caveat/files/caveat-latin-700-normal.woff2';
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2';
import latoBold from '@fontsource/lato/files/lato-latin-700-normal.woff2';
import openSans from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2';
import openSansBold from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2';
import type { FontName } from '@waymark/contract';

type Served = Exclude<FontName, 'Default'>;

const FILES: Readonly<Record<Served, { readonly regular: string; readonly bold: string }>> = {
  Lato: { regular: lato, bold: latoBold },
  OpenSans: { regular: openSans, bold: openSansBold },
  Caveat: { regular: caveat, bold: caveatBold },
};
const isServed = (name: string): name is Served => Object.hasOwn(FILES, name);

/** Own names, so that a font of the page never stands in. */
const familyOf = (name: Served): string => `Waymark ${name}`;

/** The font stack of a brand's font. */
export const fontStack = (name: string | undefined): string =>
  name !== undefined && isServed(name) ? `"${familyOf(name)}", sans-serif` : 'system-ui, sans-serif';

const begun = new Set<string>();

/** Fetches a font of a brand, once. Until it is there, and where it cannot be had, the device's own stands in. */
export function fetchFont(name: string | undefined): void {
  if (name === undefined || !isServed(name) || begun.has(name) || typeof FontFace === 'undefined') return;
  begun.add(name);
  const { regular, bold } = FILES[name];
  for (const [address, weight] of [
    [regular, '400'],
    [bold, '700'],
  ] as const) {
    const face = new FontFace(familyOf(name), `url(${JSON.stringify(address)}) format("woff2")`, { weight });
    document.fonts.add(face);
    // Another try belongs to another visit.
    face.load().catch(() => begun.delete(name));
  }
}
