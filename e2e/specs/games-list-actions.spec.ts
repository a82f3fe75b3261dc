import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { Calls, intercept } from '../support/calls';
import { expect, test } from '../support/test';

const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';
const FERRY = { id: 4737, name: 'Bluebeard’s Ferry' };
/** A permanently deleted game. */
const TIDE = { id: 4729, name: 'Autumn Tide Tournament' };
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) });
const choose = async (page: Page, game: string, action: string) => {
  await rowOf(page, game)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Game' });
const remove = async (page: Page, game: string) => {
  await choose(page, game, 'Delete');
  await question(page).getByRole('button', { name: 'Yes, delete' }).click();
  await expect(rowOf(page, game)).toHaveCount(0);
};

test.describe('the actions of the games list', () => {
  test('make one private copy, which everybody with access sees at once', async ({ page, enter, person }) => {
    const calls = new Calls(page);
    await enter('owner');
    const chief = await person('super');
    await expect(rows(chief).first()).toBeVisible();
    await choose(page, FERRY.name, 'Clone');
    await expect(page.getByText(CLONED)).toBeVisible();
    const copy = rowOf(page, `Copy of ${FERRY.name}`);
    await expect(copy).toHaveCount(1);
    await expect(copy).toContainText('Created');
    await expect(rowOf(chief, `Copy of ${FERRY.name}`)).toHaveCount(1);
    const sent = calls.of('POST', `/games/${FERRY.id}/clone.json`);
    expect(sent.map((call) => call.postData())).toEqual([null]);
    await remove(page, `Copy of ${FERRY.name}`);
    await expect(rowOf(chief, `Copy of ${FERRY.name}`)).toHaveCount(0);
  });

  test('delete a game after confirmation', async ({ page, enter, person }) => {
    const calls = new Calls(page);
    await enter('owner');
    const admin = await person('admin');
    await expect(rowOf(admin, TIDE.name)).toBeVisible();

    await test.step('the confirmation can be cancelled', async () => {
      await choose(page, TIDE.name, 'Delete');
      await expect(question(page)).toContainText('Are you sure you wish to delete this game?');
      await expect(question(page)).toContainText(TIDE.name);
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(rowOf(page, TIDE.name).getByRole('button', { name: /^Actions for/ })).toBeFocused();
      expect(calls.of('DELETE', `/games/${TIDE.id}.json`)).toEqual([]);
    });

    await test.step('the game leaves every list, and the focus moves to its neighbour', async () => {
      await choose(page, TIDE.name, 'Delete');
      calls.forget();
      await question(page).getByRole('button', { name: 'Yes, delete' }).click();
      await expect(page.getByText('Your game has been deleted.')).toBeVisible();
      await expect(rowOf(page, TIDE.name)).toHaveCount(0);
      await expect(rowOf(admin, TIDE.name)).toHaveCount(0);
      expect(calls.of('DELETE', `/games/${TIDE.id}.json`).map((call) => call.postData())).toEqual([null]);
      await expect.poll(() => calls.of('GET', '/games.json').length).toBeGreaterThan(0);
      await expect(rows(page).locator(':focus')).toHaveCount(1);
    });
  });

  test('restore a deleted game', { tag: '@beyond-the-documents' }, async ({ page, enter, person }) => {
    await enter('owner');
    const admin = await person('admin');
    await expect(rowOf(admin, FERRY.name)).toBeVisible();

    await test.step('from the notice', async () => {
      await choose(page, FERRY.name, 'Delete');
      await question(page).getByRole('button', { name: 'Yes, delete' }).click();
      // Hovering keeps the notice open.
      await page.getByText('Your game has been deleted.').hover();
      await expect(rowOf(admin, FERRY.name)).toHaveCount(0);
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, FERRY.name)).toBeVisible();
      await expect(rowOf(admin, FERRY.name)).toBeVisible();
    });

    await test.step('from the line below the list, by another organiser and after a reload', async () => {
      await remove(page, FERRY.name);
      const trash = admin.getByRole('region', { name: 'Deleted a moment ago' });
      await expect(trash).toContainText(FERRY.name);
      await admin.reload();
      await trash.getByRole('button', { name: `Undo deletion of ${FERRY.name}` }).click();
      await expect(rowOf(admin, FERRY.name)).toBeVisible();
      await expect(rowOf(page, FERRY.name)).toBeVisible();
    });
  });

  test('change nothing when refused, and say so', async ({ page, enter, watch }) => {
    watch.allow(/403|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    watch.expectDialogs('Not Authorized');
    await enter('owner');
    await intercept(page, { method: 'DELETE', path: `/games/${FERRY.id}.json` }, (route) =>
      route.fulfill({ status: 403, json: { message: 'No.' } }),
    );
    await choose(page, FERRY.name, 'Delete');
    await question(page).getByRole('button', { name: 'Yes, delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Not Authorized' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, FERRY.name)).toBeVisible();
  });

  test('liberate packages for super administrators, in green, yellow and red', async ({ page, enter, watch }) => {
    watch.allow(/500/);
    const calls = new Calls(page);
    await enter('owner');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Liberate/ })).toHaveCount(0);
    await enter('super');
    const name = 'Two Bridges Treasure Trail';
    const row = rowOf(page, name);
    const menu = row.getByRole('button', { name: /^Liberate/ });
    const light = row.locator('[data-liberation]');
    const path = '/games/4802/liberate.json';
    expect(hueOf(await colourOf(light))).toBe('red');

    await test.step('a failure is silent', async () => {
      await intercept(page, { method: 'PATCH', path }, (route) => route.fulfill({ status: 500, json: {} }));
      await menu.click();
      await page.getByRole('menuitem', { name: 'Team' }).click();
      await expect(light).toHaveAttribute('data-liberation', 'none');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Notices' })).toHaveText('');
      await page.unrouteAll();
    });

    await test.step('one package, then all of them', async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Branding' }).click();
      await expect(light).toHaveAttribute('data-liberation', 'some');
      expect(hueOf(await colourOf(light))).toBe('yellow');
      await page.reload();
      await menu.click();
      await expect(page.getByRole('menuitem')).toHaveText(['Liberate All', 'Team', 'Branding', 'Library']);
      await expect(page.getByRole('menuitem', { disabled: true })).toHaveText(['Branding']);
      await page.getByRole('menuitem', { name: 'Liberate All' }).click();
      await expect(light).toHaveAttribute('data-liberation', 'all');
      expect(hueOf(await colourOf(light))).toBe('green');
      expect(calls.bodies('PATCH', path)).toEqual([
        { packages: 'team' },
        { packages: 'branding' },
        { packages: 'team,branding,library' },
      ]);
    });
  });

  test('work by keyboard, and Back returns to the same games', async ({ page, enter }) => {
    await enter('owner', '/dashboard?category=Archive');
    await expect(rows(page).first()).toBeVisible();
    const names = rows(page).getByRole('rowheader').getByRole('link');
    // Once the page is idle, the rows are one Tab stop.
    await expect(names.nth(1)).toHaveAttribute('tabindex', '-1');
    await names.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(names.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const href = await names.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goBack();
    await expect(page).toHaveURL(/category=Archive$/);
    await expect(rows(page).filter({ hasNotText: 'Archive' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Category Archive' })).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`are accessible while open, at ${width} px`, { tag: '@once' }, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 900 });
      await enter('super');
      const row = rows(page).nth(1);
      for (const trigger of [/^Liberate/, /^Actions for/]) {
        await row.getByRole('button', { name: trigger }).click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

/** Red, green and blue of an edge as rendered. */
const colourOf = (light: Locator) =>
  light.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(element).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });

function hueOf([red = 0, green = 0, blue = 0]: number[]): string {
  if (red > 1.5 * green) return 'red';
  if (green > red) return 'green';
  return blue < green ? 'yellow' : 'something else';
}
