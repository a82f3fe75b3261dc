import { expect, type Page } from '@playwright/test';

/** Milliseconds without loading after which the page counts as complete. */
const QUIET_MS = 500;

/** Waits until everything visible is rendered, and moves the pointer away. */
export async function settled(page: Page): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ([start, quiet]) => {
      const loaded = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(start, ...loaded) > quiet;
    },
    [from, QUIET_MS] as const,
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(picturesMissing)).toBe(0);
  await page.mouse.move(0, 0);
}

/** Number of visible pictures that have not loaded; those further down load on scrolling. */
function picturesMissing(): number {
  return [...document.images].filter((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const inSight = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    return inSight && !(image.complete && image.naturalWidth > 0);
  }).length;
}
