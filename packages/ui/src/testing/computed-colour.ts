type Triple = readonly [number, number, number];

/** A colour in linear sRGB, possibly outside the display's gamut. */
type Linear = Triple;

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x, y, z] = rows.map(([p, q, r]) => p * a + q * b + r * c);
  return [x ?? 0, y ?? 0, z ?? 0];
};
const LMS_TO_RGB: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const RGB_TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB_TO_ROOTS: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const ROOTS_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const XYZ_TO_RGB: readonly Triple[] = [
  [3.2409699419, -1.5373831776, -0.4986107603],
  [-0.9692436363, 1.8759675015, 0.0415550574],
  [0.0556300797, -0.2039769589, 1.0569715142],
];
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];
const toLab = (rgb: Linear): Triple => times(ROOTS_TO_LAB, each(times(RGB_TO_LMS, rgb), Math.cbrt));
const fromLab = (lab: Triple): Linear =>
  times(
    LMS_TO_RGB,
    each(times(LAB_TO_ROOTS, lab), (root) => root ** 3),
  );
const fromLch = ([l, c, h]: Triple): Linear =>
  fromLab([l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]);

/** `#rrggbb`. */
function fromHex(hex: string): Linear {
  const at = (place: number) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

/** Relative luminance as displayed. */
const shownLuminance = (rgb: Linear): number => {
  const [r, g, b] = each(rgb, (value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours as displayed. */
export const shownContrast = (one: Linear, other: Linear): number => {
  const [low = 0, high = 0] = [shownLuminance(one), shownLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Splits on separators outside brackets. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
const inside = (text: string): string => text.slice(text.indexOf('(') + 1, -1);

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  clamp: (least = 0, value = 0, most = 0) => Math.max(least, Math.min(value, most)),
  calc: (value = 0) => value,
};

/** A number of a relative colour: names, `min`, `max`, `clamp`, `calc`, and the four operations with spaces. */
function numberOf(text: string, names: Readonly<Record<string, number>>): number {
  const words = split(text, ' ');
  if (words.length > 1) {
    for (const [plus, minus] of [
      ['+', '-'],
      ['*', '/'],
    ] as const) {
      const at = words.findLastIndex((word) => word === plus || word === minus);
      if (at < 1) continue;
      const [left, right] = [words.slice(0, at), words.slice(at + 1)].map((half) => numberOf(half.join(' '), names));
      if (left === undefined || right === undefined) break;
      return words[at] === '+'
        ? left + right
        : words[at] === '-'
          ? left - right
          : words[at] === '*'
            ? left * right
            : left / right;
    }
  }
  const called = /^([a-z]*)\(/.exec(text)?.[1];
  if (called !== undefined) {
    const values = split(inside(text), ',').map((part) => numberOf(part, names));
    return (FUNCTIONS[called || 'calc'] ?? Number.NaN.valueOf.bind(Number.NaN))(...values);
  }
  return names[text] ?? Number(text);
}

/** The value of a colour in the sheet, with its custom properties, in a theme. */
export function computedColour(text: string, theme: 'light' | 'dark', properties: (name: string) => string): Linear {
  const read = (part: string) => computedColour(part, theme, properties);
  const kind = /^[a-z-]+/.exec(text)?.[0];
  if (text.startsWith('#')) return fromHex(text);
  if (kind === 'var') return read(properties(inside(text)));
  if (kind === 'light-dark') return read(split(inside(text), ',')[theme === 'light' ? 0 : 1] ?? '');
  if (kind === 'color-mix') {
    const [, first = '', second = ''] = split(inside(text), ',');
    const kept = Number.parseFloat(/([\d.]+)%$/.exec(first)?.[1] ?? '') / 100;
    const [one, other] = [first.replace(/ [\d.]+%$/, ''), second].map((part) => toLab(read(part)));
    if (!one || !other) throw new Error(`This is no mixture: ${text}`);
    return fromLab([0, 1, 2].map((i) => (one[i] ?? 0) * kept + (other[i] ?? 0) * (1 - kept)) as unknown as Triple);
  }
  const parts = split(inside(text), ' ');
  if (parts[0] !== 'from')
    return fromLch(
      parts
        .slice(0, 3)
        .map((part) => numberOf(part.startsWith('var') ? properties(inside(part)) : part, {})) as unknown as Triple,
    );
  const base = read(parts[1] ?? '');
  if (kind === 'color') {
    const names = { y: 0.2126729 * base[0] + 0.7151522 * base[1] + 0.072175 * base[2] };
    return times(XYZ_TO_RGB, parts.slice(3, 6).map((part) => numberOf(part, names)) as unknown as Triple);
  }
  const [l, a, b] = toLab(base);
  const names = { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
  return fromLch(parts.slice(2, 5).map((part) => numberOf(part, names)) as unknown as Triple);
}
