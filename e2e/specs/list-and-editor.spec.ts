import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADDRESS, editor, five, headline, lastNames, measures, points, row } from '../support/challenge-list';
import { connected } from '../support/connected';
import { hasFocus } from '../support/focus';
import { jumps, watchJumps } from '../support/jumps';
import { keepTyping } from '../support/keep-typing';
import { expect, test } from '../support/test';

const NAMES = five('Mooring');
const twelve = (name: string) => Array.from({ length: 12 }, (_, n) => `${name} ${n + 1}`);

/** Presses a key until something has the focus, like a person. */
async function pressTo(page: Page, key: string, target: Locator, most = 40): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test.describe('a list beside its editor', () => {
  test('five challenges are created, edited, locked and ordered by keyboard alone, without a layout shift', {
    tag: '@once',
  }, async ({ page, enter, watch }) => {
    await watchJumps(page, '[data-remote]');
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

  for (const width of [1280, 1100]) {
    test(`a narrow list has two lines above rows of one line at ${width} px, also while challenges are selected`, {
      tag: '@once',
    }, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter('owner', '/tasks/organize/4821?pageSize=10');
      await expect(page.getByRole('article')).toHaveCount(10);
      await expect(page.getByRole('radio', { name: 'All 24' })).toBeChecked();
      const before = await measures(page);
      expect(before.head).toBeLessThanOrEqual(104);
      expect(before.tallest).toBeLessThanOrEqual(56);
      expect(before.room).toBeGreaterThanOrEqual(160);

      await test.step('the headline of the open challenge is as long as the others', async () => {
        const headline = page.getByRole('article').nth(1).locator('[data-opens]');
        const long = await headline.evaluate((element) => element.clientWidth);
        await headline.click();
        await expect(editor(page)).toBeVisible();
        await page.mouse.move(width - 300, 20);
        expect(await headline.evaluate((element) => element.clientWidth)).toBe(long);
      });

      await test.step('selecting moves no row', async () => {
        const { tops } = await measures(page);
        await page.getByRole('checkbox', { name: 'Select Salute the brass pilot' }).check();
        const bar = page.getByRole('region', { name: 'Selected challenges' });
        await expect(bar.getByRole('button', { name: 'Points' })).toBeVisible();
        expect((await measures(page)).tops).toEqual(tops);
        await bar.getByRole('checkbox', { name: 'Select all shown' }).check();
        await expect(bar).toContainText('10 selected');
        expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        await expectAccessible(page);
        await bar.getByRole('button', { name: 'Select nothing' }).click();
        await expect(bar).toHaveCount(0);
        expect((await measures(page)).tops).toEqual(tops);
      });
    });
  }

  for (const width of [1280, 390]) {
    test(`a change by somebody else moves nothing and covers nothing typed at ${width} px`, {
      tag: '@beyond-the-documents',
    }, async ({ page, enter, person }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchJumps(page, '[data-editor]');
      await enter('owner', '/tasks/organize/4802');
      const first = (one: Page) => one.getByRole('article').first().getByRole('button', { name: /^Edit/ });
      await first(page).click();
      await expect(editor(page).getByRole('toolbar', { name: 'Description formatting' })).toBeVisible();
      await connected(page);
      const admin = await person('admin', '/tasks/organize/4802');
      await first(admin).click();
      // However slowly it is typed here, it isn't stored: that would ask the other in turn.
      await page.route(/\/tasks\/\d+\.json$/, async (route) => {
        if (route.request().method() !== 'PUT') await route.fallback();
      });
      await headline(page).fill('Mine');
      const places = () =>
        editor(page)
          .locator('[data-field-box]')
          .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().top)));
      const [before, shifts] = [await places(), (await jumps(page)).length];
      const typing = keepTyping(page);
      await headline(admin).fill(`Theirs at ${width}`);
      await headline(admin).press('Tab');
      const bar = page.getByRole('group', { name: / changed Headline to / });
      await expect(bar).toBeVisible();
      expect(await hasFocus(headline(page))).toBe(true);
      expect(await places()).toEqual(before);
      const [field, over] = await Promise.all([headline(page).boundingBox(), bar.boundingBox()]);
      if (!field || !over) throw new Error('The bar is not laid out.');
      expect(over.y).toBeGreaterThanOrEqual(field.y + field.height - 1);
      expect(over.x + over.width).toBeLessThanOrEqual(width);
      expect((await jumps(page)).slice(shifts)).toEqual([]);
      await typing;
    });
  }

  test('a restored challenge has the focus, not the first one', { tag: '@once' }, async ({
    page,
    enter,
    smallGame,
  }) => {
    const { id } = await smallGame('Fenders', ['Fender 1', 'Fender 2', 'Fender 3']);
    await enter('super', `/tasks/organize/${id}`);
    const second = row(page, 'Fender 2');
    const trash = page.getByRole('region', { name: 'Deleted a moment ago' });
    const notice = page.getByRole('region', { name: 'Notices' }).filter({ hasText: 'Deleted “Fender 2”' });
    for (const undo of [notice.getByRole('button', { name: 'Undo' }), trash.getByRole('button', { name: /^Undo/ })]) {
      await second.getByRole('button', { name: 'Actions for Fender 2' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(trash).toBeVisible();
      await expect(second).toHaveCount(0);
      await undo.press('Enter');
      await expect(trash).toHaveCount(0);
      await expect(second.getByRole('button', { name: 'Edit Fender 2' })).toBeFocused();
    }
  });
});
