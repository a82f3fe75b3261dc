import type { Page } from '@playwright/test';
import { Calls, intercept } from '../support/calls';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('pages that need no session', () => {
  test('are the legal pages, maintenance and the server error, each with its text', async ({ page }) => {
    for (const { address, title, words } of [
      { address: '/privacy', title: 'Privacy policy', words: ['What we keep', 'Who sees it'] },
      { address: '/terms', title: 'Terms of use', words: ['Your games', 'Fair use'] },
      {
        address: '/maintenance',
        title: 'Site Maintenance',
        words: ['The builder is undergoing maintenance. Please try again in a couple of hours.'],
      },
      {
        address: '/server-error',
        title: 'Internal server error',
        words: ['The builder is currently having problem serving your request. Hit the button below to refresh.'],
      },
    ]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(heading(page)).toHaveText(title);
        for (const text of words) await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
      });
    }
  });

  test('include "not found" for any unknown address, also for a visitor', async ({ page, enter }) => {
    const unknown = async (address: string) => {
      await expect(heading(page), address).toHaveText('Page Not Found!');
      await expect(page.getByText("We're unable to find the page you're looking for.", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    };
    for (const address of ['/nowhere', '/games/edit/7/more']) {
      await page.goto(address);
      await unknown(address);
    }
    for (const address of ['/games/edit', '/users/1']) {
      await enter('owner', address);
      await unknown(address);
    }
  });
});

test.describe('the maintenance page', () => {
  test('checks again with Refresh, and continues once maintenance is over', async ({ page, enter }) => {
    let maintained = true;
    const calls = new Calls(page);
    await intercept(page, { method: 'GET', path: '/services/maintenance.json' }, (route) =>
      route.fulfill({ json: { maintenance: maintained } }),
    );
    await enter('owner', '/maintenance');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await expect.poll(() => calls.of('GET', '/services/maintenance.json').length).toBe(1);
    await expect(refresh).toBeEnabled();
    await expect(page).toHaveURL(/\/maintenance$/);
    maintained = false;
    await refresh.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe('the server error page', () => {
  test('opens the root with Refresh', async ({ page, enter }) => {
    await enter('owner', '/server-error');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(heading(page)).toContainText('Games');
  });
});

test.describe('the footer', () => {
  test('names the brand and the year and links to the legal pages, before and after signing in', async ({
    page,
    enter,
  }) => {
    for (const who of ['a visitor', 'somebody signed in'] as const) {
      await test.step(who, async () => {
        if (who === 'a visitor') await page.goto('/sign-in');
        else await enter('owner');
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText('Harbour Hunts');
        await expect(footer).toContainText(String(new Date().getFullYear()));
        for (const [name, address] of [
          ['Privacy policy', '/privacy'],
          ['Terms of use', '/terms'],
        ] as const) {
          await footer.getByRole('link', { name }).click();
          await expect(page).toHaveURL(new RegExp(`${address}$`));
          await expect(heading(page)).toContainText(name);
          await page.goBack();
        }
      });
    }
  });
});

test.describe('a page that fails to load', () => {
  test('says so, and the next address works as usual', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/, /ChunkLoadError|Loading chunk/);
    const later = (await (await page.request.get('/later.json')).json()) as { builder: string[] };
    await page.route(
      (url) => later.builder.includes(url.pathname),
      (route) => route.abort(),
    );
    await page.goto('/privacy');
    await expect(heading(page)).toContainText('Privacy policy');
    await goTo(page, '/nowhere');
    await expect(heading(page)).toHaveText('Something went wrong on this page');
    await expect(page.getByText(/Loading chunk/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();

    await page.goBack();
    await expect(heading(page)).toContainText('Privacy policy');
    await goTo(page, '/nowhere');
    await expect(heading(page)).toHaveText('Something went wrong on this page');
    await page.unrouteAll();
    await goTo(page, '/elsewhere');
    await expect(heading(page)).toHaveText('Page Not Found!');
  });

  /** Navigates without reloading: two steps forward and one back, which the page observes. */
  async function goTo(page: Page, address: string): Promise<void> {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      history.pushState(null, '', path);
      history.back();
    }, address);
  }
});
