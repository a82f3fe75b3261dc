import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const ANALYTICS = '/games/analytics/4821';

test.describe('a remote that does not come', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(
      /404 \(Not Found\)/,
      /Failed to find a valid digest|integrity/i,
      /mf-presentation/,
      /SyntaxError|Unexpected/,
    );
    watch.allow(/broken on purpose/, /ERR_(EMPTY_RESPONSE|CONNECTION|FAILED|ABORTED)/, /Federation Runtime/);
  });

  for (const kind of ['missing', 'truncated', 'throws'] as const) {
    test(`because it is ${kind} leaves the builder usable, says why, and comes with Retry`, async ({
      page,
      enter,
      stack,
    }) => {
      stack.faults.set('mf-presentation', kind);
      await enter('owner', ANALYTICS);
      const card = page.locator('[data-failure]');
      await expect(card).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
      await page.getByRole('link', { name: 'Analytics' }).click();
      await expect(card).toBeVisible({ timeout: 15_000 });

      stack.faults.clear();
      if (kind === 'throws') await page.reload();
      else await card.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Players per team')).toBeVisible();
    });
  }

  test('in time is given up after eight seconds and comes with Retry', async ({ page, enter, stack }) => {
    stack.faults.set('mf-presentation', 'hangs');
    await enter('owner', ANALYTICS);
    await expect(page.locator('[data-remote="mf-presentation"][data-state="loading"]')).toBeAttached();
    await expect(page.locator('[data-failure="timeout"]')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.locator('[data-failure="timeout"]')).toBeVisible({ timeout: 15_000 });
    stack.faults.clear();
    await page.locator('[data-failure]').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Players per team')).toBeVisible();
  });
});
