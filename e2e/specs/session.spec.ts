import type { Page, Request } from '@playwright/test';
import { connected } from '../support/connected';
import { signIn, signOut } from '../support/sign-in';
import { expect, test } from '../support/test';

const runOut = (page: Page) => page.evaluate(() => localStorage.setItem('expiration', String(Date.now() - 1000)));
const isRefresh = (request: Request) => request.method() === 'POST' && request.url().endsWith('/users/refresh.json');

test.describe('a session', () => {
  test('is refreshed exactly once by ten tabs with an expired token', { tag: '@once' }, async ({
    context,
    page,
    enter,
  }) => {
    await enter('owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await connected(page);
    const before = await page.evaluate(() => localStorage.getItem('token'));
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (isRefresh(request)) refreshes.push(request.url());
    });
    const tabs = await Promise.all(Array.from({ length: 9 }, () => context.newPage()));
    await runOut(page);
    await Promise.all([page.reload(), ...tabs.map((tab) => tab.goto('/dashboard'))]);
    // Ten concurrent ones are slow on a busy machine.
    for (const tab of [page, ...tabs]) await expect(tab.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
    expect(refreshes).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
    expect(await page.evaluate(() => localStorage.getItem('refreshing'))).toBeNull();
  });

  test('returns visitors to the address they wanted, with query and hash', async ({ page }) => {
    await page.goto('/games/edit/4821?from=mail#optional');
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, 'owner');
    await expect(page).toHaveURL(/\/games\/edit\/4821\?from=mail#optional$/);
  });

  test('whose refresh is rejected ends on the sign-in page, which says why', async ({ page, enter, watch }) => {
    watch.allow(/401 \(Unauthorized\)/);
    await enter('owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await connected(page);
    await page.evaluate(() => localStorage.setItem('refresh_token', 'never-issued'));
    await runOut(page);
    await page.reload();
    await expect(page).toHaveURL(/\/sign-in\?expired$/);
    await expect(
      page.getByText('Your session has expired and for security purposes we require you to sign in again.'),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('that ends in one tab ends in the others', async ({ context, page, enter }) => {
    await enter('owner');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('row').nth(1)).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL(/\/sign-in$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test("isn't opened with a wrong password, and the page quotes the specification", async ({ page, watch }) => {
    watch.allow(/401 \(Unauthorized\)/, /404 \(Not Found\)/);
    await page.goto('/sign-in');
    for (const email of ['owner@demo.test', 'nobody@demo.test']) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('We were unable to sign you in using that email address.');
      await expect(page).toHaveURL(/\/sign-in$/);
    }
  });
});
