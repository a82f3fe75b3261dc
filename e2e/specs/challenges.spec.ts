import type { Page } from '@playwright/test';
import { Calls } from '../support/calls';
import { connected } from '../support/connected';
import { type Enter, expect, type Profile, test } from '../support/test';

const cards = (page: Page) => page.getByRole('article');
const headlines = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The challenges of a copy of the demo game, ten per page, with the first headlines. */
async function openList(page: Page, enter: Enter, game = 4821) {
  const address = `/tasks/organize/${game}?pageSize=10`;
  await enter('owner', address);
  await expect(cards(page)).toHaveCount(10);
  const [first = '', second = '', third = ''] = await headlines(page);
  return { address, first, second, third };
}

/** Where messages don't say what changed, a list with nothing open asks too ([G08]). */
async function refreshWhereAsked(page: Page, profile: Profile): Promise<void> {
  if (profile === 'documents') {
    await page.getByRole('alertdialog', { name: 'Change Detected' }).getByRole('button', { name: 'Refresh' }).click();
  }
}

test.describe('the challenges of a game', () => {
  test('are ordered by pointer, across pages and by number, and a colleague sees it at once', { tag: '@both' }, async ({
    page,
    enter,
    person,
    profile,
  }) => {
    const { address, first, second, third } = await openList(page, enter);
    const colleague = await person('admin', address);
    await expect(cards(colleague).first()).toHaveAccessibleName(first);
    await connected(colleague);

    await test.step('by pointer, for everyone', async () => {
      const from = await page.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
      const to = await cards(page).nth(1).boundingBox();
      if (!from || !to) throw new Error('The list is not laid out.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 6 });
      await page.mouse.up();
      await expect(cards(page).first()).toHaveAccessibleName(second);
      await refreshWhereAsked(colleague, profile);
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
  });

  test('are one endless list at pageSize=infinite, with changes in any part of it', { tag: '@once' }, async ({
    page,
    enter,
    smallGame,
  }) => {
    const names = Array.from({ length: 105 }, (_, n) => `Ratline ${n + 1}`);
    const game = await smallGame('Ratlines', names);
    const calls = new Calls(page);
    // Each part once: live messages may reload the list.
    const asked = () => [
      ...new Set(
        calls
          .of('GET', `/tasks/game/${game.id}.json`)
          .map((call) => new URL(call.url()).searchParams)
          .map((query) => `${query.get('page')} of ${query.get('per_page')} ${query.get('term') ?? ''}`.trim()),
      ),
    ];
    await enter('super', `/tasks/organize/${game.id}?pageSize=infinite`);

    await test.step('parts of 50 are appended near its end', async () => {
      await expect(cards(page)).toHaveCount(50);
      await expect(cards(page).first()).toHaveAccessibleName('Ratline 1');
      expect(asked()).toEqual(['1 of 50']);
      for (const count of [100, 105]) {
        await cards(page).last().scrollIntoViewIfNeeded();
        await expect(cards(page)).toHaveCount(count);
      }
      expect(await headlines(page)).toEqual(names);
      expect(asked()).toEqual(['1 of 50', '2 of 50', '3 of 50']);
      await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Per page/ })).toHaveCount(0);
      await expect(page).toHaveURL(/pageSize=infinite/);
    });

    await test.step('one of its second part is moved and deleted, and a new one is at its end', async () => {
      const order = page.getByRole('textbox', { name: 'Order of Ratline 90', exact: true });
      await order.fill('89');
      await order.press('Enter');
      await expect(cards(page).nth(88)).toHaveAccessibleName('Ratline 90');
      await page
        .getByRole('article', { name: 'Ratline 90' })
        .getByRole('button', { name: /^Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(page.getByRole('article', { name: 'Ratline 90' })).toHaveCount(0);
      await expect(cards(page)).toHaveCount(104);
      await page.getByRole('button', { name: 'Add challenge', exact: true }).click();
      const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
      await headline.fill('Shroud');
      await headline.press('Tab');
      await expect(cards(page).last()).toHaveAccessibleName('Shroud');
      await expect(cards(page)).toHaveCount(105);
    });

    await test.step('a search starts over and stays endless', async () => {
      await page.getByRole('searchbox', { name: 'Search challenges' }).fill('Ratline 10');
      await expect(cards(page)).toHaveCount(7);
      expect(asked().filter((one) => one.endsWith('10'))).toEqual(['1 of 50 Ratline 10']);
      await expect(page).toHaveURL(/\?term=Ratline\+10&pageSize=infinite$/);
    });
  });

  test('can be found on the map and edited from there', async ({ page, enter }) => {
    await openList(page, enter);
    const map = page.getByRole('region', { name: 'Map of the challenges' });
    await map.getByRole('button', { name: 'Show all' }).click();
    await map
      .getByRole('button', { name: /^\d+ · / })
      .first()
      .click();
    await expect(page.getByRole('complementary', { name: 'Map' }).getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('are added, named and deleted one by one', async ({ page, enter, person, profile }) => {
    const { address, first } = await openList(page, enter, 4816);
    const colleague = await person('admin', address);
    const calls = new Calls(page);
    await page.getByRole('button', { name: 'Add challenge', exact: true }).click();
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await headline.fill('Count the cranes');
    await headline.press('Tab');
    const card = page.getByRole('article', { name: 'Count the cranes' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('region', { name: 'Challenge', exact: true }).getByText('Saved').first()).toBeVisible();
    expect(calls.bodies('POST', '/tasks.json')).toEqual([{ game_id: 4816, per_page: 10 }]);

    await page.goto(`${address}&term=cranes`);
    await expect(card).toBeVisible();
    await page.goto(address);
    await page
      .getByRole('article', { name: first })
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByRole('article', { name: first })).toHaveCount(0);
    await refreshWhereAsked(colleague, profile);
    await expect(colleague.getByRole('article', { name: first })).toHaveCount(0);
  });

  test('are deleted in bulk and restored', { tag: '@beyond-the-documents' }, async ({ page, enter, person }) => {
    const { address, first, second, third } = await openList(page, enter);
    const colleague = await person('admin', address);
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(cards(colleague).first()).toHaveAccessibleName(third);
    await page.getByRole('button', { name: 'Undo the last change of several challenges' }).click();
    await expect(cards(page).first()).toHaveAccessibleName(first);
    await expect(cards(colleague).nth(1)).toHaveAccessibleName(second);
  });
});
