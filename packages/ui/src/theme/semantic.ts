const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;
const brand = (l: string, c = 'c'): string => `oklch(from var(--brand) ${l} ${c} h)`;
const tone = (l: number, c: number, hue: string): string => `oklch(${l} ${c} ${hue})`;

const green = 'var(--green-h)';
const amber = 'var(--amber-h)';
const red = 'var(--red-h)';
const coral = 'var(--coral-h)';

// Keeps the accent visible in light and dark mode with any brand colour.
const accentLight = 'min(l, 0.86)';
const accentDark = 'clamp(0.67, l, 0.88)';

/**
 * White below relative luminance 0.183, near-black above: both keep 4.5:1. The step is written as a steep clamp,
 * because relative colours have no conditions.
 */
const flip = (on: string, white = '0.183 - y'): string => {
  const step = `clamp(0, (${white}) * 9999, 1)`;
  return `color(from ${on} xyz-d65 calc(0.0013 + 0.9492 * ${step}) calc(0.0014 + 0.9986 * ${step}) calc(0.0015 + 1.0875 * ${step}))`;
};

/**
 * A shade of an accent away from the text on it: darker under white, lighter under black. Text on a hovered or pressed
 * accent is therefore never harder to read than on the accent itself.
 */
const away = (on: string, kept: string): string => `color-mix(in oklab, ${on} ${kept}, ${flip(on, 'y - 0.183')})`;

/** Layer 2: meanings. Every colour has a light and a dark value, selected by `color-scheme`. */
export const semantic = {
  surfacePage: both('var(--sand-2)', 'var(--ink-0)'),
  surfacePanel: both('var(--sand-0)', 'var(--ink-1)'),
  surfaceRaised: both('var(--sand-0)', 'var(--ink-2)'),
  surfaceSunken: both('var(--sand-3)', 'var(--ink-00)'),
  surfaceHover: both('var(--sand-3)', 'var(--ink-3)'),
  surfaceInverse: both('var(--sand-11)', 'var(--ink-11)'),
  surfaceChip: both('var(--sand-3)', 'var(--ink-3)'),
  surfaceBone: both('var(--sand-4)', 'var(--ink-4)'),
  surfaceOnPicture: both('oklch(1 0 0 / .94)', 'oklch(0.22 0.006 70 / .94)'),

  line: both('var(--sand-4)', 'var(--ink-4)'),
  lineStrong: both('var(--sand-5)', 'var(--ink-5)'),
  lineControl: both('var(--sand-7)', 'var(--ink-6)'),
  linePicture: both('oklch(0 0 0 / .08)', 'oklch(1 0 0 / .10)'),

  text: both('var(--sand-11)', 'var(--ink-11)'),
  textSoft: both('var(--sand-9)', 'var(--ink-9)'),
  textMuted: both('var(--sand-8)', 'var(--ink-8)'),
  textInverse: both('var(--sand-1)', 'var(--ink-0)'),

  accent: both(brand(accentLight), brand(accentDark)),
  accentHover: both(away(brand(accentLight), '91%'), away(brand(accentDark), '91%')),
  accentPress: both(away(brand(accentLight), '82%'), away(brand(accentDark), '82%')),
  // The accent as a line, a mark or the edge of a filled shape; a pale brand is darker here.
  accentEdge: both(brand('min(l, 0.585)'), brand(accentDark)),
  accentText: both(brand('min(l, 0.475)'), brand('max(l, 0.79)', 'min(c, 0.13)')),
  accentSubtle: both(brand('0.962', 'min(c, 0.015)'), brand('0.290', 'min(c, 0.030)')),
  accentSubtleHover: both(brand('0.937', 'min(c, 0.022)'), brand('0.310', 'min(c, 0.045)')),
  accentLine: both(brand('0.83', 'min(c, 0.06)'), brand('0.43', 'min(c, 0.06)')),
  focus: both(brand('min(l, 0.56)'), brand('max(l, 0.74)')),
  onAccent: both(flip(brand(accentLight)), flip(brand(accentDark))),

  success: both(tone(0.53, 0.13, green), tone(0.72, 0.15, green)),
  successText: both(tone(0.44, 0.11, green), tone(0.82, 0.13, green)),
  successSubtle: both(tone(0.965, 0.028, green), tone(0.262, 0.038, green)),
  successLine: both(tone(0.86, 0.07, green), tone(0.4, 0.065, green)),
  warning: both(tone(0.64, 0.13, '84'), tone(0.79, 0.145, amber)),
  warningText: both(tone(0.46, 0.1, '62'), tone(0.845, 0.115, '78')),
  warningSubtle: both(tone(0.97, 0.03, '84'), tone(0.275, 0.038, '75')),
  warningLine: both(tone(0.87, 0.085, '80'), tone(0.42, 0.07, '75')),
  danger: both(tone(0.52, 0.185, red), tone(0.64, 0.185, red)),
  dangerHover: both(tone(0.47, 0.175, red), tone(0.69, 0.17, red)),
  dangerText: both(tone(0.48, 0.17, red), tone(0.79, 0.115, red)),
  dangerSubtle: both(tone(0.968, 0.016, red), tone(0.265, 0.045, red)),
  dangerLine: both(tone(0.865, 0.06, red), tone(0.42, 0.09, red)),
  onDanger: both('#fff', '#1b0907'),
  live: both(tone(0.64, 0.205, coral), tone(0.72, 0.175, coral)),
  liveText: both(tone(0.495, 0.16, coral), tone(0.815, 0.115, coral)),
  liveSubtle: both(tone(0.967, 0.022, '50'), tone(0.275, 0.045, coral)),
  liveLine: both(tone(0.86, 0.075, '50'), tone(0.42, 0.085, coral)),

  face: 'oklch(0.84 0.06 70)',
  onFace: 'oklch(0.26 0.02 70)',
  shade: both('oklch(0.225 0.01 70 / 0.34)', 'oklch(0.08 0.005 70 / 0.62)'),
  shadowRaised: `0 1px 1px ${both('oklch(0.3 0.02 70 / 0.05)', 'oklch(0 0 0 / 0.30)')}, 0 8px 24px -6px ${both('oklch(0.3 0.02 70 / 0.14)', 'oklch(0 0 0 / 0.55)')}`,
} as const;
