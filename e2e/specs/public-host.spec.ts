import { expect, test } from '@playwright/test';
import { openPublicHost, type PublicHost } from '../support/public-host';
import { callSteadily } from '../support/steady-calls';

const EMAIL = 'first@hunts.example';
const PASSWORD = 'correct-horse-42';

test.describe('two nodes behind nginx with TLS', { tag: '@once' }, () => {
  test.use({ ignoreHTTPSErrors: true });
  let host: PublicHost;
  test.beforeAll(async () => {
    // How many calls are made depends on how long the restarts take.
    host = await openPublicHost({ WAYMARK_CALLS_PER_MINUTE: '0' });
  });
  test.afterAll(() => host.close());

  test('are installed from scratch, share one address, and restart in turn without a failed call', async ({ page }) => {
    const first = await host.start(0);
    expect(first.said()).toContain('waymark-admin super-admin add');
    await host.admin('white-label', 'add', 'hunts', '--name', 'Night Hunts');
    const made = await host.admin('super-admin', 'add', EMAIL, '--white-label', 'hunts');
    const second = await host.start(1);

    await page.goto(String(made.choose_password_within_an_hour));
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('input[name=password_confirmation]').fill(PASSWORD);
    await page.getByRole('button').click();
    await page.goto(`${host.origin}/sign-in`);
    await page.getByLabel(/e-?mail/i).fill(EMAIL);
    await page.getByLabel(/password/i).fill(PASSWORD);
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.getByRole('link', { name: 'New Game' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('The first hunt');
    await page.getByRole('button', { name: 'Create' }).first().click();
    await expect(page).toHaveURL(/\/tasks\/organize\/\d+$/);
    const [game = ''] = /\d+$/.exec(new URL(page.url()).pathname) ?? [];
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');

    const calls = callSteadily({ origin: host.origin, token, whitelabel: 'hunts', game }, 50);
    const remotes = { WAYMARK_REMOTES_ORIGIN: host.otherOrigin };
    expect(await first.stop()).toBe(0);
    const third = await host.start(0, remotes);
    expect(await second.stop()).toBe(0);
    await host.start(1, remotes);
    const { answered, failed } = await calls.end();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect(third.said()).not.toContain('super administrator');

    // Signed in as before; the remotes now come from the other origin.
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${host.origin}/dashboard`);
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
    expect(scripts.filter((url) => url.startsWith(`${host.otherOrigin}/mf-games/`)).length).toBeGreaterThan(0);
  });
});
