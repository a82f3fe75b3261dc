import { contrastRatio } from '@waymark/ui';
import { brandAfter, strikingColours } from './palette-of';

const pixels = (...colours: readonly (readonly [number, number, number, number, number])[]) =>
  colours.flatMap(([red, green, blue, alpha, count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

it('the colours of a logo exclude its white or transparent background', () => {
  const logo = pixels([255, 255, 255, 255, 60], [11, 106, 96, 255, 30], [242, 193, 78, 255, 12], [255, 0, 0, 0, 500]);
  expect(strikingColours(logo).slice(0, 2)).toEqual(['#0B6A60', '#F2C14E']);
});

it('a brand derived from a logo is readable throughout', () => {
  for (const theme of [0, 1]) {
    const brand = brandAfter(['#F2C14E', '#0B6A60'], theme) ?? {};
    const ratio = (one: keyof typeof brand, other: keyof typeof brand) =>
      contrastRatio(brand[one] ?? '', brand[other] ?? '');
    expect(ratio('top_nav_txt_color', 'top_nav_background_color')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('body_txt_color', 'body_background_color')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('body_high_color', 'body_background_color')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('body_tint_color', 'body_background_color')).toBeGreaterThanOrEqual(4.5);
  }
});

it('a picture without colours yields no brand', () => {
  expect(brandAfter(strikingColours(pixels([1, 1, 1, 0, 9])), 0)).toBeUndefined();
});

it('the white of a logo yields no grey buttons', () => {
  const brand = brandAfter(['#0B6A60', '#FFFFFF', '#7F7F7F'], 0);
  expect([brand?.body_tint_color, brand?.top_nav_tint_color]).toEqual(['#0B6A60', '#FFFFFF']);
});
