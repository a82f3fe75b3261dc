import { contrastRatio } from '@waymark/ui';
import { nearestReadable } from './readable';

describe('the nearest colour that can be read', () => {
  it('is the colour itself where it passes', () => {
    expect(nearestReadable('#831312', '#FFFFFF', 4.5)).toBe('#831312');
  });

  it.each([
    ['#E39A2D', '#FFFDF6', 4.5],
    ['#0B6A60', '#101010', 4.5],
    ['#777777', '#808080', 4.5],
    ['#FFFFFF', '#FFFFFF', 3],
  ])('to %s on %s passes, and a step nearer does not', (colour, on, least) => {
    const nearest = nearestReadable(colour, on, least);
    expect(contrastRatio(nearest, on)).toBeGreaterThanOrEqual(least);
    expect(contrastRatio(nearest, on)).toBeLessThan(least + 0.35);
  });
});
