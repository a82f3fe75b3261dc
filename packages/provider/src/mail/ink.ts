const DARK = '#1c2430';
const LIGHT = '#ffffff';

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Black or white text, whichever is more readable on a colour. */
export function inkOn(colour: string): string {
  const ground = luminance(colour);
  return contrast(ground, luminance(LIGHT)) >= contrast(ground, luminance(DARK)) ? LIGHT : DARK;
}
