import type { Page } from '@playwright/test';
import { connected } from '../support/connected';
import { type Enter, expect, test } from '../support/test';

const OPEN = { 'access-control-allow-origin': '*' };

async function enterAndRunOut(page: Page, enter: Enter): Promise<void> {
  await enter('owner');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // The socket is also opened with a token, and fetching one would count.
  await connected(page);
  await page.evaluate(() => localStorage.setItem('expiration', String(Date.now() - 1000)));
}

test.describe('a refresh', () => {
  for (const status of [500, 503]) {
    test(`leads to the maintenance page on a ${status}`, async ({ page, enter, watch }) => {
      watch.allow(new RegExp(`status of ${status}`));
      // First, because a screen that polls may refresh the token as soon as it has expired.
      await page.route('**/users/refresh.json', (route) => route.fulfill({ status, headers: OPEN, body: '' }));
      await enterAndRunOut(page, enter);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/maintenance$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Site Maintenance');
    });
  }

  test("isn't tried during reported maintenance, which has its own page", async ({ page, enter }) => {
    const refreshes: string[] = [];
    await enterAndRunOut(page, enter);
    await page.route('**/services/maintenance.json', (route) =>
      route.fulfill({ headers: OPEN, json: { maintenance: true } }),
    );
    page.on('request', (request) => {
      if (request.url().endsWith('/users/refresh.json')) refreshes.push(request.method());
    });
    await page.reload();
    await expect(page).toHaveURL(/\/maintenance$/);
    expect(refreshes).toEqual([]);
  });
});
