import type { Page } from '@playwright/test';
import { withoutFeature } from '../support/account';
import { Calls } from '../support/calls';
import { expect, test } from '../support/test';

const side = (page: Page) => page.locator('#navigation');
const picker = (page: Page) => side(page).getByRole('button', { name: 'Language: ' });

test.describe('the language of the builder', () => {
  test('is found among more than a hundred, stored, and applied after a reload', async ({ page, enter }) => {
    const calls = new Calls(page);
    await enter('owner');
    await picker(page).click();
    const dialog = page.getByRole('dialog', { name: 'Language' });
    await expect.poll(() => dialog.getByRole('option').count()).toBeGreaterThanOrEqual(100);
    expect(calls.of('GET', '/proxy/translate.json')).toEqual([]);
    await dialog.getByRole('combobox').fill('spanish');
    await expect(dialog.getByRole('option')).toHaveText(/Español/);
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await expect(side(page).getByRole('link', { name: 'Panel' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const [asked] = calls.of('GET', '/proxy/translate.json');
    expect(new URL(asked?.url() ?? '').searchParams.get('to')).toBe('es');
  });

  test('mirrors the page for right-to-left languages', async ({ page, enter }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
    await enter('owner');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const box = await side(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width);
  });

  test('is disabled, without a picker, for an account without the feature', async ({ page, enter }) => {
    const calls = new Calls(page);
    await page.addInitScript(() => {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', 'ar');
    });
    await withoutFeature(page, 'language');
    await enter('owner');
    await expect(side(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('disabled');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.reload();
    await expect(side(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(calls.of('GET', '/proxy/translate.json')).toEqual([]);
  });
});

test.describe('the command palette', () => {
  test("finds a game through the platform's search, opens its screens, and works by keyboard alone", async ({
    page,
    enter,
  }) => {
    const calls = new Calls(page);
    await enter('owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('ferry');
    await expect(palette.getByRole('option')).toHaveText([/Bluebeard’s Ferry/]);
    await expect
      .poll(() => calls.of('GET', '/games.json').map((call) => new URL(call.url()).searchParams.get('term')))
      .toContain('ferry');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('analy');
    await expect(palette.getByRole('option')).toHaveText(['Analytics']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/games\/analytics\/4737$/);
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });
});
