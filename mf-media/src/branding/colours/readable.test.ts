import { contrastRatio } from '@waymark/ui';
import { nearestReadable } from './readable';

describe('the nearest readable colour', () => {
  it('is the colour itself if readable', () => {
    expect(nearestReadable('#831312', '#FFFFFF', 4.5)).toBe('#831312');
  });

  it.each([
    ['#E39A2D', '#FFFDF6', 4.5],
    ['#0B6A60', '#101010', 4.5],
    ['#777777', '#808080', 4.5],
    ['#FFFFFF', '#FFFFFF', 3],
  ])('to %s on %s is just readable', (colour, on, least) => {
    const nearest = nearestReadable(colour, on, least);
    expect(contrastRatio(nearest, on)).toBeGreaterThanOrEqual(least);
    expect(contrastRatio(nearest, on)).toBeLessThan(least + 0.35);
  });
});
