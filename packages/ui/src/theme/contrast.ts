/** Readability of a brand colour. */
export interface BrandCheck {
  /** Whether the text is a colour of the form #rgb or #rrggbb. */
  readonly valid: boolean;
  /** Whether text on the accent is light or dark; the tokens flip it automatically. */
  readonly text: 'light' | 'dark';
  /** Contrast of that text against the colour. */
  readonly textRatio: number;
  /** Contrast of the colour against a white page; below 3 it is too weak for icons and lines. */
  readonly pageRatio: number;
}

type Rgb = readonly [number, number, number];

/** Parses `#rgb` and `#rrggbb`. */
function readHex(colour: string): Rgb | undefined {
  const match = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i.exec(colour.trim());
  if (!match) return undefined;
  const channel = (index: number): number => {
    const short = match[index];
    return Number.parseInt(short ? short + short : (match[index + 3] ?? '0'), 16);
  };
  return [channel(1), channel(2), channel(3)];
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG contrast of two hexadecimal colours, 1 to 21; undefined if either is invalid. */
export function contrastRatio(one: string, other: string): number | undefined {
  const a = readHex(one);
  const b = readHex(other);
  return a && b ? ratio(luminance(a), luminance(b)) : undefined;
}

/** Checks a white label's colour as the tokens use it. */
export function checkBrandColour(colour: string): BrandCheck {
  const rgb = readHex(colour);
  if (!rgb) return { valid: false, text: 'light', textRatio: 0, pageRatio: 0 };
  const y = luminance(rgb);
  const text = y < 0.183 ? 'light' : 'dark';
  return { valid: true, text, textRatio: ratio(y, text === 'light' ? 1 : 0.0014), pageRatio: ratio(y, 1) };
}
