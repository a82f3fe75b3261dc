import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { jumps, watchJumps } from '../support/jumps';
import { expect, test } from '../support/test';

const ADDRESS = '/tasks/organize/4816?pageSize=100';
const five = (name: string) => [1, 2, 3, 4, 5].map((n) => `${name} ${n}`);
const twelve = (name: string) => Array.from({ length: 12 }, (_, n) => `${name} ${n + 1}`);
const NAMES = five('Mooring');
/** Created by a second person, who sees those of the first. */
const BERTHS = five('Berth');

const editor = (page: Page) => page.getByRole('region', { name: 'Challenge', exact: true });
const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const points = (page: Page) => editor(page).getByRole('spinbutton', { name: 'Points', exact: true });
const row = (page: Page, name: string) => page.getByRole('article', { name });
const lastNames = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).slice(-5);

/** Presses a key until something has the focus, like a person. */
async function pressTo(page: Page, key: string, target: Locator, most = 40): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('a list beside its editor', () => {
  test('five challenges are created, edited, locked and ordered by keyboard alone, without a layout shift', {
    tag: '@once',
  }, async ({ page, enter, watch }) => {
    await watchJumps(page);
    await enter('owner', ADDRESS);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Ready|\d+ (problem|suggestion)s?)$/ })).toBeVisible();

    await test.step('each starts in its headline', async () => {
      for (const name of NAMES) {
        await page.keyboard.press('c');
        await expect(headline(page)).toBeFocused();
        await expect(headline(page)).toHaveValue('');
        await page.keyboard.type(name);
        await page.keyboard.press('Control+s');
        await expect(row(page, name)).toBeVisible();
        await pressTo(page, 'Tab', editor(page).getByRole('button', { name: /^Completion type/ }));
      }
      expect(await lastNames(page)).toEqual(NAMES);
      await page.keyboard.press('k');
      await expect(headline(page)).toHaveValue('Mooring 4');
      await page.keyboard.press('j');
      await expect(headline(page)).toHaveValue('Mooring 5');
    });

    await test.step('typing, a refusal and saving cause no layout shift', async () => {
      watch.allow(/422/);
      await page.route(/\/tasks\/\d+\.json$/, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 422, json: { errors: { name: ['is taken'] } } })
          : route.fallback(),
      );
      await pressTo(page, 'Tab', headline(page));
      const before = (await jumps(page)).length;
      await page.keyboard.press('End');
      await page.keyboard.type(' again');
      await expect(editor(page).getByText('1 not saved')).toBeVisible();
      await expect(headline(page)).toBeFocused();
      await expect(row(page, 'Mooring 5').getByText('Not saved')).toBeVisible();
      await page.unroute(/\/tasks\/\d+\.json$/);
      for (const _ of ' again') await page.keyboard.press('Backspace');
      await page.keyboard.press('Control+s');
      await expect(editor(page).getByText('Not saved')).toHaveCount(0);
      expect((await jumps(page)).slice(before)).toEqual([]);
    });

    await test.step('all but the first are locked by it, and get other points', async () => {
      for (const name of NAMES.toReversed()) {
        await expect(headline(page)).toHaveValue(name);
        await pressTo(page, 'Tab', points(page));
        await page.keyboard.press('Control+a');
        await page.keyboard.type('60');
        await page.keyboard.press('Control+s');
        await expect(row(page, name)).toContainText('60');
        if (name === 'Mooring 1') break;
        await pressTo(page, 'Shift+Tab', page.getByRole('tab', { name: 'Basics' }));
        await pressTo(page, 'ArrowRight', page.getByRole('tab', { name: 'Locks' }));
        await page.keyboard.press('Enter');
        await pressTo(page, 'Tab', page.getByRole('combobox', { name: 'Lock by challenge' }));
        await page.keyboard.type('Mooring 1');
        await expect(page.getByRole('option', { name: /Mooring 1/ })).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(editor(page).getByRole('button', { name: 'Remove the lock by Mooring 1' })).toBeVisible();
        await pressTo(page, 'Shift+Tab', page.getByRole('tab', { name: 'Locks' }));
        await pressTo(page, 'ArrowLeft', page.getByRole('tab', { name: 'Basics' }));
        await page.keyboard.press('Enter');
        await page.keyboard.press('k');
      }
    });

    await test.step('one is moved up by its handle', async () => {
      await pressTo(page, 'Shift+Tab', row(page, 'Mooring 1').getByRole('button', { name: 'Edit Mooring 1' }), 80);
      await pressTo(page, 'ArrowDown', row(page, 'Mooring 5').getByRole('button', { name: 'Edit Mooring 5' }), 5);
      await pressTo(page, 'ArrowLeft', row(page, 'Mooring 5').getByRole('button', { name: 'Move Mooring 5' }), 5);
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
      await expect
        .poll(() => lastNames(page))
        .toEqual(['Mooring 1', 'Mooring 2', 'Mooring 3', 'Mooring 5', 'Mooring 4']);
    });

    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next challenge');
  });

  test('open challenges are shown together, from every page, and saved together', { tag: '@once' }, async ({
    page,
    enter,
    smallGame,
    watch,
  }) => {
    const game = await smallGame('Hawsers', twelve('Hawser'));
    await enter('super', `/tasks/organize/${game.id}?pageSize=10`);
    const cards = page.getByRole('article');
    const only = (name: string) => page.getByRole('radio', { name });
    const saveAll = page.getByRole('button', { name: 'Save all' });
    await expect(cards).toHaveCount(10);
    await expect(only('All 12')).toBeChecked();
    await expect(saveAll).toHaveCount(0);
    const open = async (name: string) => {
      await row(page, name).getByRole('button', { name: /^Edit/ }).click();
      await expect(headline(page)).toHaveValue(name);
    };

    await test.step('those of two pages are shown together', async () => {
      await open('Hawser 2');
      await page.getByRole('button', { name: 'Page 2' }).click();
      await expect(cards).toHaveCount(2);
      await open('Hawser 12');
      await page.getByText('Open 2', { exact: true }).click();
      await expect(cards).toHaveText([/Hawser 2/, /Hawser 12/]);
    });

    await test.step('one click saves what was refused in both', async () => {
      watch.allow(/422/);
      await page.route(/\/tasks\/\d+\.json$/, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 422, json: { errors: { name: ['is taken'] } } })
          : route.fallback(),
      );
      for (const name of ['Hawser 12', 'Hawser 2']) {
        await open(name);
        await headline(page).fill(`${name} taut`);
        await headline(page).press('Tab');
        await expect(row(page, name).getByText('Not saved')).toBeVisible();
      }
      await page.unroute(/\/tasks\/\d+\.json$/);
      await saveAll.click();
      await expect(cards).toHaveText([/Hawser 2 taut/, /Hawser 12 taut/]);
      await expect(cards.getByText('Not saved')).toHaveCount(0);
      await expect(saveAll).toBeFocused();
      await expect
        .poll(async () => (await game.headlines()).filter((stored) => stored.endsWith('taut')))
        .toEqual(['Hawser 2 taut', 'Hawser 12 taut']);
    });

    await test.step('closing one focuses the next, and closing the last shows all again', async () => {
      await page.getByRole('button', { name: 'Close Hawser 2 taut' }).press('Enter');
      await expect(cards).toHaveText([/Hawser 12 taut/]);
      await expect(editor(page).getByRole('heading', { name: 'Hawser 12 taut' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close Hawser 12 taut' }).press('Enter');
      await expect(only('All 12')).toBeChecked();
      await expect(cards).toHaveText([/Hawser 11/, /Hawser 12 taut/]);
    });

    await test.step('a search covers all challenges', async () => {
      await open('Hawser 11');
      await page.getByText('Open 1', { exact: true }).click();
      await expect(cards).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Search challenges' }).fill('Hawser 3');
      await expect(cards).toHaveText([/Hawser 3/]);
      await expect(only('All 12')).toBeChecked();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
});
