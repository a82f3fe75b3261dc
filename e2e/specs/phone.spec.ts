import type { Page } from '@playwright/test';
import { settled } from '../screenshots/picture';
import { SCREENS } from '../screenshots/screens';
import { smallTargets } from '../support/small-targets';
import { expect, test } from '../support/test';

const side = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, how: 'Open' | 'Close') => page.getByRole('button', { name: `${how} navigation` });
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not on view.`);
  return found;
};

test.describe('the width of the window', () => {
  test.beforeEach(async ({ page, enter }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await enter('owner', '/games/edit/4821');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
  });

  test('of 768 px and more shows the navigation beside the screen, without a bar', async ({ page }) => {
    await expect(side(page)).toBeVisible();
    await expect(toggle(page, 'Open')).toHaveCount(0);
    const [navigation, screen] = [await box(page, '#navigation'), await box(page, '#content')];
    expect(navigation).toMatchObject({ x: 0, y: 0, width: 245 });
    expect(screen.x).toBe(245);
  });

  test('up to 767 px shows a bar whose button opens and closes the navigation', async ({ page }) => {
    for (const width of [767, 600, 599, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(side(page)).toBeHidden();
        await expect(toggle(page, 'Open')).toHaveAttribute('aria-expanded', 'false');
        await toggle(page, 'Open').click();
        await expect(side(page)).toBeVisible();
        await expect(toggle(page, 'Close')).toHaveAttribute('aria-expanded', 'true');
        await toggle(page, 'Close').click();
        await expect(side(page)).toBeHidden();
      });
    }
    await test.step('Escape closes it', async () => {
      await toggle(page, 'Open').click();
      await side(page).getByRole('link', { name: 'Dashboard' }).focus();
      await page.keyboard.press('Escape');
      await expect(side(page)).toBeHidden();
      await expect(toggle(page, 'Open')).toBeFocused();
    });
    await test.step('navigation closes it', async () => {
      await toggle(page, 'Open').click();
      await side(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(side(page)).toBeHidden();
    });
  });

  test('below 600 px stacks the navigation above the screen, from 600 px on puts it beside', async ({ page }) => {
    for (const { width, stacked } of [
      { width: 600, stacked: false },
      { width: 599, stacked: true },
    ]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await toggle(page, 'Open').click();
        const [navigation, screen] = [await box(page, '#navigation'), await box(page, '#content')];
        if (stacked) {
          expect(navigation.width).toBe(width);
          expect(screen.y).toBeGreaterThanOrEqual(navigation.y + navigation.height);
        } else {
          expect(navigation).toMatchObject({ x: 0, width: 245 });
          expect(screen).toMatchObject({ x: 245, width: width - 245 });
          expect(screen.y).toBeLessThan(navigation.y + navigation.height);
        }
        await toggle(page, 'Close').click();
      });
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Screens by address, and what to open on them. */
  const PLACES: readonly (readonly [string, ((page: Page) => Promise<void>)?])[] = [
    ...[...new Set(SCREENS.map(({ address }) => address))].map((address) => [address] as const),
    ['/privacy'],
    ['/dashboard', (page) => toggle(page, 'Open').tap()],
    ['/dashboard', (page) => page.getByRole('button', { name: 'Search or jump to' }).tap()],
    ['/tasks/organize/4821', (page) => page.getByRole('article').nth(1).getByRole('button', { name: /^Edit/ }).tap()],
  ];

  test('every control of every screen is at least 44 px in both directions', async ({ page, enter, watch }) => {
    test.slow();
    // Some screens show an error there.
    watch.allow(/4\d\d|ERR_/);
    const small: Record<string, readonly string[]> = {};
    for (const [address, open] of PLACES) {
      await test.step(address, async () => {
        await enter('super', address);
        await settled(page);
        await open?.(page);
        if (open) await settled(page);
        const found = await smallTargets(page);
        if (found.length > 0) small[open ? `${address}, opened` : address] = [...new Set(found)];
      });
    }
    expect(small).toEqual({});
  });
});
