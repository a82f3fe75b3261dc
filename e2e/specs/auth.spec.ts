import type { Page } from '@playwright/test';
import { Calls, intercept } from '../support/calls';
import { connected } from '../support/connected';
import { signIn, signOut } from '../support/sign-in';
import { expect, test } from '../support/test';

const EXPIRED = 'Your session has expired and for security purposes we require you to sign in again.';
const UNABLE = 'We were unable to sign you in using that email address.';
const PROBLEM = 'There has been a problem connecting with our platform.';
const AUTHENTICATE = { method: 'POST', path: '/users/authenticate.json' };

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test.describe('the sign-in page', () => {
  test('has fields for address and password, sends them and stores the session', async ({ page }) => {
    const calls = new Calls(page);
    await page.goto('/sign-in');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    const answered = page.waitForResponse((answer) => answer.url().endsWith(AUTHENTICATE.path));
    const before = Date.now();
    await signIn(page, 'owner');
    const after = Date.now();

    const [sent] = calls.of('POST', AUTHENTICATE.path);
    expect(sent?.postDataJSON()).toEqual({ email: 'owner@demo.test', password: 'waymark-demo' });
    expect(sent?.headers()).not.toHaveProperty('authorization');
    const answer = (await (await answered).json()) as { token: string; refresh_token: string; lifespan: number };
    expect(answer.lifespan).toBeGreaterThan(0);
    const { token, refresh_token, expiration } = await stored(page);
    expect({ token, refresh_token }).toEqual({ token: answer.token, refresh_token: answer.refresh_token });
    expect(Number(expiration)).toBeGreaterThanOrEqual(before + answer.lifespan * 60_000);
    expect(Number(expiration)).toBeLessThanOrEqual(after + answer.lifespan * 60_000);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('explains each refusal itself, without an error dialog', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    let failure: number | 'none' = 401;
    await intercept(page, AUTHENTICATE, (route) =>
      failure === 'none' ? route.abort() : route.fulfill({ status: failure, json: { message: 'No.' } }),
    );
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('owner@demo.test');
    await page.getByLabel('Password').fill('waymark-demo');
    for (const [status, words] of [
      [401, UNABLE],
      [500, PROBLEM],
      [404, UNABLE],
      [503, PROBLEM],
      [401, UNABLE],
      ['none', PROBLEM],
    ] as const) {
      await test.step(`${status}`, async () => {
        failure = status;
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByRole('alert')).toHaveText(words);
        await expect(page).toHaveURL(/\/sign-in$/);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    }
    expect(await stored(page)).not.toHaveProperty('token');
  });

  test('says that the session has lapsed only if its address says so', async ({ page }) => {
    await page.goto('/sign-in?expired');
    await expect(page.getByText(EXPIRED, { exact: true })).toBeVisible();
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });

  test('is never the page visitors return to, and keeps the address they wanted', async ({ page }) => {
    await page.goto('/games/edit/4821#optional');
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.goto('/sign-in?expired');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await signIn(page, 'owner');
    await expect(page).toHaveURL(/\/games\/edit\/4821#optional$/);
  });

  test('redirects a signed-in visitor to the dashboard', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Games');
  });
});

test.describe('signing out', () => {
  test('removes the session from the browser and shows the sign-in page without the marker', async ({ page }) => {
    await signIn(page, 'owner');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await signOut(page);
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
    // Settings of the browser stay: theme, its name in release reports, heights of screens.
    const kept = Object.keys(await stored(page)).filter((key) => !/^waymark\.today:\d+$/.test(key));
    expect(kept.toSorted()).toEqual(['theme', 'waymark_browser']);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('revokes every copy of the session', { tag: '@beyond-the-documents' }, async ({ page, stack }) => {
    await signIn(page, 'owner');
    const { refresh_token } = await stored(page);
    const ended = page.waitForResponse((response) => response.url().endsWith('/users/sign-out.json'));
    await signOut(page);
    expect((await ended).status()).toBe(200);
    const { apiOrigin, whitelabel } = stack.settings.page;
    const headers = { 'X-Whitelabel': whitelabel };
    const again = await page.request.post(`${apiOrigin}/v1/users/refresh.json`, { headers, data: { refresh_token } });
    expect(again.status()).toBe(401);
  });
});

test.describe('an expired token', () => {
  const REFRESH = { method: 'POST', path: '/users/refresh.json' };
  const CHECK = { method: 'GET', path: '/services/maintenance.json' };

  test('is refreshed after a maintenance check, and only then used', async ({ page }) => {
    await signIn(page, 'owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await connected(page);
    const calls = new Calls(page);
    const order: string[] = [];
    page.on('request', (request) => {
      if (/\.json/.test(request.url())) order.push(new URL(request.url()).pathname.replace('/v1', ''));
    });
    const before = await stored(page);
    const loaded = page.waitForEvent('load');
    // Late requests of the previous page do not count, and must not refresh the token.
    page.once('framenavigated', () => {
      calls.forget();
      order.length = 0;
    });
    await page.evaluate(() => {
      localStorage.setItem('expiration', String(Date.now() - 1000));
      location.reload();
    });
    await loaded;
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(order.slice(0, 2)).toEqual([CHECK.path, REFRESH.path]);
    expect(order.length).toBeGreaterThan(2);
    expect(calls.bodies('POST', REFRESH.path)).toEqual([{ refresh_token: before.refresh_token }]);
    const { token } = await stored(page);
    expect(token).not.toBe(before.token);
    for (const list of calls.of('GET', '/games.json')) expect(list.headers().authorization).toBe(`Bearer ${token}`);
  });
});
