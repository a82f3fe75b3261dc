import type { Page } from '@playwright/test';

/** Once in thousands of pages, the browser doesn't report the end of a request. */
const LONGEST = 15_000;

/** Waits until a page has loaded everything, including what it loads when idle. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONGEST }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}
