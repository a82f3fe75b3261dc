import { sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry, SignedRegistry } from '@waymark/contract';
import { BUILT } from '@waymark/launch';
import { connected } from '../support/connected';
import { expect, test } from '../support/test';

const PLAYER = 'https://play.harbour-hunts.example';
const side = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the side navigation', () => {
  test('shows a visitor neither dashboard nor game, only Play', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(side(page).getByRole('link')).toHaveText(['Play']);
    await expect(side(page).getByRole('button')).toHaveCount(0);
    // Nothing is beside it: the screen has the full width.
    expect(await page.locator('main').boundingBox()).toMatchObject({ x: 0 });
  });

  test('shows the menu of a game only while an existing game is open', async ({ page, enter }) => {
    for (const address of ['/dashboard', '/games/edit/new']) {
      await test.step(address, async () => {
        await enter('owner', address);
        await expect(side(page).getByRole('link')).toHaveText(['Dashboard', 'Play']);
      });
    }
    await enter('owner', '/games/analytics/4781');
    for (const [name, address] of [
      ['Dashboard', '/dashboard'],
      ['Settings', '/games/edit/4781'],
      ['Analytics', '/games/analytics/4781'],
    ] as const) {
      await expect(side(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await side(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(side(page).getByRole('link')).toHaveText(['Dashboard', 'Play']);
  });

  test('opens the player app in a new tab with Play, without an opener', async ({ page, context, enter }) => {
    await context.route(`${PLAYER}/**`, (route) => route.fulfill({ body: 'The player app' }));
    await enter('owner');
    const opened = context.waitForEvent('page');
    await side(page).getByRole('link', { name: 'Play' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${PLAYER}/`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('opens the account menu upwards, with all its lines in view', async ({ page, enter }) => {
    await enter('owner');
    // The documents name no account by more than its address.
    const account = side(page).getByRole('button', { name: /^(Maren Okafor|owner@demo\.test|Account)$/ });
    for (const height of [800, 720]) {
      await page.setViewportSize({ width: 1280, height });
      await account.click();
      for (const name of ['Light', 'Dark', 'System']) {
        await expect(page.getByRole('menuitemradio', { name })).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
    }
  });

  test('is 245 px wide', async ({ page, enter }) => {
    await enter('owner');
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await side(page).boundingBox(), `at ${width}`).toMatchObject({ x: 0, width: 245 });
    }
  });
});

/** The registry's next revision without some remotes, signed like a release. */
async function withoutRemotes(page: Page, ...out: readonly string[]): Promise<SignedRegistry[]> {
  const key = await readFile(join(BUILT.signing, 'registry.pem'));
  const channels = (await (await page.request.get('/registry.json')).json()) as SignedRegistry[];
  return channels.map((channel) => {
    const registry = JSON.parse(channel.document) as Registry;
    const revision = registry.revision + 1;
    const remotes = registry.remotes.filter(({ id }) => !out.includes(id));
    const document = JSON.stringify({ ...registry, revision, remotes });
    return { document, signature: sign(null, Buffer.from(document), key).toString('base64') };
  });
}

test.describe('a remote that goes out of service while a page is open', () => {
  test('disappears from menu and palette, while the screen on view stays', async ({ page, context, enter, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await enter('owner', '/games/edit/4781');
    await expect(side(page).getByRole('link', { name: 'Analytics' })).toBeVisible();
    await connected(page);
    const name = page.getByLabel('Name', { exact: true });
    const found = async (term: string) => {
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog', { name: 'Search or jump to' });
      await palette.getByRole('combobox').fill(term);
      await expect(palette.getByRole('option', { name: 'Privacy policy' })).toHaveCount(0);
      const options = await palette.getByRole('option').allTextContents();
      await page.keyboard.press('Escape');
      await expect(palette).toHaveCount(0);
      return options;
    };
    expect(await found('analytics')).toContain('Analytics');

    const registry = await withoutRemotes(page, 'mf-presentation', 'mf-games');
    await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
    // Pages check for releases after a gap.
    await context.setOffline(true);
    await context.setOffline(false);
    for (const link of ['Dashboard', 'Settings', 'Slideshow', 'Analytics'])
      await expect(side(page).getByRole('link', { name: link, exact: true })).toHaveCount(0);
    await expect(side(page).getByRole('link', { name: 'Teams', exact: true })).toBeVisible();
    expect(await found('teams')).toContain('Teams');
    expect(await found('analytics')).not.toContain('Analytics');
    expect(await found('dashboard')).not.toContain('Dashboard');
    // A mounted screen stays, whatever is in service.
    await expect(name).toHaveValue(/./);
  });
});

test.describe('a preview', () => {
  test('opens the player app in a new tab, with the entry code and the token in its address', async ({
    page,
    context,
    enter,
  }) => {
    await context.route(`${PLAYER}/**`, (route) => route.fulfill({ body: 'The player app' }));
    await enter('owner');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const preview = `${PLAYER}/preview/FERRY?token=${token}`;
    const leadsThere = async (press: () => Promise<void>) => {
      const opened = context.waitForEvent('page');
      await press();
      const tab = await opened;
      await expect(tab).toHaveURL(preview);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    };
    const row = page.getByRole('row', { name: /Bluebeard/ });
    await row.getByRole('button', { name: /^Before: all screens/ }).click();
    await leadsThere(() => page.getByRole('menuitem', { name: 'App Preview' }).click());
    await row.getByRole('link', { name: 'Settings of Bluebeard’s Ferry' }).click();
    await leadsThere(() => page.getByRole('link', { name: 'Preview', exact: true }).click());
  });
});

test.describe('navigation', () => {
  test('scrolls to the top of the page', async ({ page, enter }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await enter('owner');
    const row = page.getByRole('row', { name: /Bluebeard/ });
    // The second time, both screens are loaded, without a shorter placeholder between.
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time`, async () => {
        // A page that is still rendering scrolls to its own top first.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, 200));
          expect(await scrollTop(page)).toBeGreaterThan(100);
        }).toPass();
        await row.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/games\/edit\/4737$/);
        await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
        expect(await scrollTop(page)).toBe(0);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        expect(await scrollTop(page)).toBeGreaterThan(100);
        await side(page).getByRole('link', { name: 'Dashboard' }).click();
        await expect(row).toBeVisible();
        expect(await scrollTop(page)).toBe(0);
      });
    }
    await row.getByRole('link').first().click();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await side(page).getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Analytics');
    expect(await scrollTop(page)).toBe(0);
  });
});
