import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds of each task over 50 ms since the watch began. */
    waymarkTasks?: number[] | undefined;
  }
}

/** Milliseconds of the tasks over 50 ms that a page has during an action. */
export async function longTasksOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.waymarkTasks = [];
    new PerformanceObserver((list) => {
      window.waymarkTasks?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await act();
  return page.evaluate(() => {
    const seen = window.waymarkTasks ?? [];
    window.waymarkTasks = undefined;
    return seen;
  });
}
