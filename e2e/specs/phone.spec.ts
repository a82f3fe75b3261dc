import type { Page } from '@playwright/test';
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

  test('from 768 px on shows the navigation beside the screen and no bar', async ({ page }) => {
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
    await test.step('and Escape closes it', async () => {
      await toggle(page, 'Open').click();
      await side(page).getByRole('link', { name: 'Dashboard' }).focus();
      await page.keyboard.press('Escape');
      await expect(side(page)).toBeHidden();
      await expect(toggle(page, 'Open')).toBeFocused();
    });
    await test.step('and another address closes it', async () => {
      await toggle(page, 'Open').click();
      await side(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(side(page)).toBeHidden();
    });
  });

  test('below 600 px stacks the navigation above the screen, and puts it beside the screen from 600 px on', async ({
    page,
  }) => {
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
