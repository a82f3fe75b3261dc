import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('article');
const headlines = (page: Page) => cards(page).getByRole('heading').allTextContents();

test.describe('the challenges of a game', () => {
  test('are ordered, selected, deleted and brought back, and seen by a colleague at once', async ({
    page,
    enter,
    person,
  }) => {
    await enter('owner', '/dashboard');
    const row = page.getByRole('row', { name: /Lost Logbook/ });
    const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim();
    await page.goto(`/games/edit/${id}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Challenges' }).click();
    await page.goto(`/tasks/organize/${id}?pageSize=10`);
    await expect(cards(page)).toHaveCount(10);
    const [first = '', second = '', third = ''] = await headlines(page);
    const colleague = await person('admin', `/tasks/organize/${id}?pageSize=10`);
    await expect(cards(colleague).first()).toHaveAccessibleName(first);

    await test.step('by pointer, for everybody', async () => {
      const from = await page.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
      const to = await cards(page).nth(1).boundingBox();
      if (!from || !to) throw new Error('The list is not laid out.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 6 });
      await page.mouse.up();
      await expect(cards(page).first()).toHaveAccessibleName(second);
      await expect(cards(colleague).first()).toHaveAccessibleName(second);
      await expect(cards(colleague).nth(1)).toHaveAccessibleName(first);
    });

    await test.step('onto another page, and by number back', async () => {
      await page.getByRole('button', { name: `Move ${third}`, exact: true }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards(page).first()).toHaveAccessibleName(third);
      const order = page.getByRole('textbox', { name: `Order of ${third}` });
      await order.fill('3');
      await order.press('Enter');
      await expect(page.getByRole('article', { name: third })).toHaveCount(0);
      await page.goBack();
      await expect(cards(page).nth(2)).toHaveAccessibleName(third);
    });

    await test.step('several at once, and taken back', async () => {
      await page.getByRole('checkbox', { name: `Select ${second}` }).check();
      await page.getByRole('checkbox', { name: `Select ${third}` }).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(cards(colleague).first()).toHaveAccessibleName(first);
      await page.getByRole('button', { name: 'Undo the last change of several challenges' }).click();
      await expect(cards(page).first()).toHaveAccessibleName(second);
      await expect(cards(colleague).nth(2)).toHaveAccessibleName(third);
    });

    await test.step('on the map', async () => {
      const map = page.getByRole('region', { name: 'Map of the challenges' });
      await map.getByRole('button', { name: 'Show all' }).click();
      await map
        .getByRole('button', { name: /^\d+ · / })
        .first()
        .click();
      await expect(
        page.getByRole('complementary', { name: 'Map' }).getByRole('button', { name: 'Edit' }),
      ).toBeVisible();
    });
  });
});
