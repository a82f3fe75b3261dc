import { expectAccessible } from '../support/accessibility';
import { ADDRESS, editor, five, headline, lastNames, measures, overflow, points, row } from '../support/challenge-list';
import { expect, test } from '../support/test';

const BERTHS = five('Berth');

test.describe('a list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list starts below title and search, in rows of one line, and keeps the selection at the thumb', {
    tag: '@once',
  }, async ({ page, enter }) => {
    await enter('owner', '/tasks/organize/4821?pageSize=10');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suggest Challenge' })).toBeVisible();
    const { tallest, room, tops } = await measures(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((tops[0] ?? 0) - (title?.y ?? 0)).toBeLessThanOrEqual(152);
    expect(tallest).toBeLessThanOrEqual(64);
    expect(room).toBeGreaterThanOrEqual(200);
    const bar = page.getByRole('region', { name: 'Selected challenges' });
    await page.getByRole('checkbox', { name: 'Select Salute the brass pilot' }).tap();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await measures(page)).tops).toEqual(tops);
    await bar.getByRole('checkbox', { name: 'Select all shown' }).tap();
    await expect(bar).toContainText('10 selected');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Select nothing' }).tap();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'Map of the challenges' })).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'Map of the challenges' })).toHaveCount(0);
  });

  test('five challenges are created, edited, locked and ordered by touch alone, and Back restores the list', {
    tag: '@once',
  }, async ({ page, enter }) => {
    await enter('owner', ADDRESS);
    await expect(page.getByRole('article').first()).toBeVisible();
    const lockByFirst = async () => {
      await page.getByRole('tab', { name: 'Locks' }).tap();
      await page.getByRole('combobox', { name: 'Lock by challenge' }).tap();
      await page.keyboard.type('Berth 1');
      const option = page.getByRole('option', { name: /Berth 1/ });
      // It is laid out before it is visible.
      await expect
        .poll(() => option.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
        .toBe(true);
      await option.tap();
      await expect(editor(page).getByRole('button', { name: 'Remove the lock by Berth 1' })).toBeVisible();
    };
    for (const name of BERTHS) {
      await page.getByRole('button', { name: 'Add challenge' }).tap();
      await expect(headline(page)).toBeFocused();
      await page.keyboard.type(name);
      await editor(page).getByRole('button', { name: 'Save' }).tap();
      await expect(editor(page).getByText('Saved').filter({ visible: true }).first()).toBeVisible();
      await editor(page).getByRole('button', { name: 'Back' }).tap();
      await expect(row(page, name)).toBeVisible();
    }
    for (const name of BERTHS) {
      await row(page, name).getByRole('button', { name: /^Edit/ }).tap();
      await expect(headline(page)).toHaveValue(name);
      await points(page).tap();
      await points(page).fill('60');
      if (name !== 'Berth 1' && name !== 'Berth 5') await lockByFirst();
      await editor(page).getByRole('button', { name: 'Back' }).tap();
      await expect(row(page, name)).toContainText('60');
    }

    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await row(page, 'Berth 5').scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(300);
    await row(page, 'Berth 5').getByRole('button', { name: /^Edit/ }).tap();
    await expect(headline(page)).toHaveValue('Berth 5');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await lockByFirst();
    await page.goBack();
    await expect(row(page, 'Berth 5')).toBeVisible();
    await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(4);

    const order = row(page, 'Berth 5').getByRole('textbox', { name: 'Order of Berth 5' });
    const place = Number(await order.inputValue());
    await order.tap();
    await order.fill(String(place - 1));
    await order.press('Enter');
    await expect.poll(async () => (await lastNames(page))[3]).toBe('Berth 5');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
