import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const LIST = '/tasks/organize/4821?pageSize=10';
const SHEET = 'Headline,Type,Points\nCount the bollards,Photo,20\nToo many points,Photo,501\n';

test.describe('the list of challenges', () => {
  test('leads to what keeps the game from being played, takes a sheet, and comes back as it was left', async ({
    page,
    enter,
  }) => {
    await enter('owner', LIST);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);

    await test.step('a finding leads to its field', async () => {
      await page.getByRole('button', { name: /^\d+ problems?$/ }).click();
      const panel = page.getByRole('region', { name: 'Is this game ready?' });
      await expect(panel.getByRole('heading', { name: /^Problems · \d+$/ })).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('button', { name: /Wake the kraken · AR items/ }).click();
      const model = page
        .getByRole('article', { name: 'Wake the kraken' })
        .locator('[data-field="model"] button')
        .first();
      await expect(model).toBeFocused();
      await expect(model).toBeInViewport();
      await panel.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('a sheet is imported but for its mistakes, and taken back', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Import a spreadsheet' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import challenges from a spreadsheet' });
      const file = { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(dialog.getByRole('list', { name: 'Rows of the sheet' })).toContainText('C3');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Import 1 row' }).click();
      await expect(page.getByText('25 challenges, in the order players meet them.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo the last change of several challenges' }).click();
      await expect(page.getByText('24 challenges, in the order players meet them.')).toBeVisible();
    });

    await test.step('Back brings page, open card and scroll back', async () => {
      await page.goto(`${LIST}&page=2`);
      await expect(cards).toHaveCount(10);
      await cards.nth(1).getByRole('button', { name: /^Edit/ }).click();
      await expect(cards.nth(1).getByRole('tab', { name: 'Basics' })).toBeVisible();
      await expect(cards.nth(1).getByRole('group', { name: 'Image' })).toBeVisible();
      await page.mouse.wheel(0, 300);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await expect.poll(scrolled).toBeGreaterThan(200);
      // The wheel goes on for a while: where it ends is where one was.
      await expect(async () => {
        const before = await scrolled();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await scrolled()).toBe(before);
      }).toPass();
      const before = await scrolled();
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards.nth(1).getByRole('tab', { name: 'Basics' })).toBeVisible();
      await expect.poll(scrolled).toBe(before);
    });
  });
});
