import type { Page, Request } from '@playwright/test';
import { connected } from '../support/connected';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const HOUR = 3_600_000;
const isRefresh = (request: Request) => request.method() === 'POST' && request.url().endsWith('/users/refresh.json');
const firstGame = (page: Page) => page.getByRole('row').nth(1);
/** Screens that continue with the rest of a session, without reloading the page. */
const goOn = async (page: Page) => {
  await firstGame(page).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
};

test.describe('a session', () => {
  test('works with a clock two hours fast or slow, refreshing at most once', {
    tag: '@once',
  }, async ({ page, enter }) => {
    let refreshes = 0;
    page.on('request', (request) => {
      if (isRefresh(request)) refreshes += 1;
    });
    // With a fast clock, the token seems expired. Its replacement is judged by the same clock.
    for (const [shift, most] of [
      [2 * HOUR, 1],
      [-2 * HOUR, 0],
    ] as const) {
      refreshes = 0;
      await page.clock.setSystemTime(Date.now() + shift);
      await enter('owner');
      await expect(firstGame(page)).toBeVisible();
      await goOn(page);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
      await expect(page.getByRole('status').filter({ hasText: /^Connected$/ })).toBeVisible();
      expect([shift, refreshes]).toEqual([shift, most]);
    }
  });

  for (const [how, breakStorage] of [
    [
      'is blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`lasts as long as the page if local storage ${how}`, { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await signIn(page, 'owner');
      await expect(firstGame(page)).toBeVisible();
      await goOn(page);
      await page.reload();
      await expect(page).toHaveURL(/\/sign-in$/);
    });
  }

  test('that is corrupt in local storage ends at the sign-in page', { tag: '@once' }, async ({
    page,
    enter,
    watch,
  }) => {
    watch.allow(/401 \(Unauthorized\)/);
    const rubbish: Record<string, string>[] = [
      { token: '{', refresh_token: '[object Object]', expiration: 'soon', user_id: 'NaN', refreshing: 'yes' },
      { token: '\u{1F9ED}', refresh_token: '', expiration: '-1e999', refreshing: '9'.repeat(400), language: '"%%"' },
      { token: 'x'.repeat(100_000), refresh_token: 'undefined', expiration: '{}', theme: '{', auth_type: '\u0000' },
    ];
    await enter('owner');
    for (const kept of rubbish) {
      await page.evaluate((items) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, kept);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/sign-in\?expired$/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }
    await signIn(page, 'owner');
    await expect(firstGame(page)).toBeVisible();
  });

  test('is refreshed by another tab when the refreshing one crashes', { tag: '@once' }, async ({
    context,
    page,
    enter,
  }) => {
    await enter('owner');
    await expect(firstGame(page)).toBeVisible();
    await connected(page);
    const before = await page.evaluate(() => localStorage.getItem('token'));
    const dying = await context.newPage();
    await dying.goto('/dashboard');
    await expect(firstGame(dying)).toBeVisible();
    await connected(dying);
    // It holds the lock forever: the maintenance check, which comes first, gets no response.
    let begun = () => {};
    const refreshing = new Promise<void>((resolve) => {
      begun = resolve;
    });
    await dying.route('**/services/maintenance.json', () => begun());
    await page.evaluate(() => localStorage.setItem('expiration', String(Date.now() - 1000)));
    await dying.reload({ waitUntil: 'commit' });
    await refreshing;
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (isRefresh(request)) refreshes.push(request.url());
    });
    await page.reload({ waitUntil: 'commit' });
    // It waits for the lock, which it gets when the other tab dies.
    await expect(page.getByRole('main')).toBeAttached();
    expect(refreshes).toEqual([]);
    await dying.close();
    await expect(firstGame(page)).toBeVisible();
    expect(refreshes).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
    expect(await page.evaluate(() => localStorage.getItem('refreshing'))).toBeNull();
  });
});
