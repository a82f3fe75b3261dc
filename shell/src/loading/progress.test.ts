import { JOKES } from './jokes';
import { JOKE_EVERY, nextJoke, nextProgress, STEP_EVERY } from './progress';

describe('the loading screen', () => {
  it('climbs by ten every 1.2 seconds to ninety and restarts at one, never reaching a hundred', () => {
    const seen = [0];
    for (let step = 0; step < 30; step += 1) seen.push(nextProgress(seen.at(-1) ?? 0));
    expect(seen.slice(0, 20)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 1, 11, 21, 31, 41, 51, 61, 71, 81, 1]);
    expect(Math.max(...seen)).toBe(90);
    expect(STEP_EVERY).toBe(1200);
  });

  it('has 28 distinct jokes', () => {
    expect(new Set(JOKES).size).toBe(28);
    expect(JOKES).toHaveLength(28);
  });

  it('changes to a different joke every 6 seconds', () => {
    expect(JOKE_EVERY).toBe(6000);
    for (const random of [0, 0.3, 0.999]) {
      for (let shown = 0; shown < 28; shown += 1) {
        const next = nextJoke(28, shown, () => random);
        expect(next).not.toBe(shown);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(28);
      }
    }
    const all = new Set(Array.from({ length: 27 }, (_, place) => nextJoke(28, 5, () => place / 27)));
    expect(all.size).toBe(27);
  });
});
