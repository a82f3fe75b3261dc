import type { Locator, Page } from '@playwright/test';
import { withoutFeature } from '../support/account';
import { Calls, intercept } from '../support/calls';
import { connected } from '../support/connected';
import { type Enter, expect, test } from '../support/test';

const LIST = { method: 'GET', path: '/games.json' };
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** The cells of a row by column; the name is the row's header. */
const CELLS = { id: 0, code: 1, updated: 2, before: 3, during: 4, after: 5, access: 6 };
const cell = (row: Locator, column: keyof typeof CELLS) => row.getByRole('cell').nth(CELLS[column]);

async function open(page: Page, enter: Enter, address = '/dashboard'): Promise<Calls> {
  const calls = new Calls(page);
  await enter('owner', address);
  await expect(rows(page).first()).toBeVisible();
  return calls;
}

/** Queries of list requests, in order. */
const queries = (calls: Calls): Record<string, string>[] =>
  calls.of(LIST.method, LIST.path).map((list) => Object.fromEntries(new URL(list.url()).searchParams));

test.describe('the games list', () => {
  test('is a table with these columns and the matching values', async ({ page, enter }) => {
    await open(page, enter);
    const hasColumns = () =>
      expect(page.getByRole('columnheader')).toHaveText(
        ['id', 'Name', 'Entry Code', 'Updated', 'Before', 'During', 'After', 'Access', 'Actions'],
        { useInnerText: false },
      );
    await hasColumns();
    const row = rowOf(page, /New Starters’ Quay Quest/);
    await expect(cell(row, 'id').locator('span').first()).toHaveText('4795');
    await expect(cell(row, 'id')).toContainText('Draft');
    await expect(row.getByRole('rowheader')).toContainText('New Starters’ Quay Quest');
    await expect(cell(row, 'code')).toHaveText('NEWCREW');
    await expect(cell(row, 'updated')).toContainText('yesterday');
    await expect(cell(row, 'access')).toHaveText('Managing');
    for (const [game, category] of [
      ['The Ropewalk Relay', 'Active'],
      ['Lantern Run', 'Template'],
      ['The Great Gull Heist', 'Archive'],
    ] as const) {
      await expect(cell(rowOf(page, game), 'id')).toContainText(category);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await hasColumns();
    await row.scrollIntoViewIfNeeded();
    await expect(cell(row, 'access')).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button', { name: /^Before: all screens/ })).toBeInViewport({ ratio: 1 });
  });

  test('shows a skeleton of 5 rows while loading', async ({ page, enter }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await intercept(page, LIST, async (route) => {
      await arrived;
      await route.fallback();
    });
    await enter('owner');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const bones = page.locator('[data-remote="mf-games"] [aria-busy="true"] [aria-hidden="true"] > div > *');
    await expect(bones).toHaveCount(5);
    await expect(page.getByRole('table')).toHaveCount(0);
    arrive();
    await expect(rows(page).first()).toBeVisible();
    await expect(bones).toHaveCount(0);
  });

  test('is filtered by a term, a category and a time window, in the address and in the request', {
    tag: '@both',
  }, async ({ page, enter }) => {
    const calls = await open(page, enter, '/dashboard?pageSize=50');
    const narrowedBy = (name: string, value: string | null) =>
      expect(page).toHaveURL(({ searchParams }) => searchParams.get(name) === value);
    const all = await rows(page).count();
    expect(queries(calls)).toContainEqual({ history: '3650', page: '1', per_page: '50' });
    await expect(page.getByRole('radio', { name: 'View All' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Category All Categories' })).toBeVisible();

    await test.step('time windows', async () => {
      for (const { label, days, has, lacks } of [
        { label: 'View Week', days: '7', has: 'LOWWATER', lacks: 'CLASSIC' },
        { label: 'View Month', days: '30', has: 'GULLS', lacks: 'HARVEST' },
        { label: 'View Year', days: '365', has: 'OVERBOARD', lacks: 'SMUGGLE' },
      ]) {
        await page.getByText(label, { exact: true }).click();
        await expect.poll(() => queries(calls)).toContainEqual(expect.objectContaining({ history: days }));
        await narrowedBy('history', days);
        await expect(page.getByRole('cell', { name: lacks, exact: true })).toHaveCount(0);
        await expect(page.getByRole('cell', { name: has, exact: true })).toBeVisible();
      }
      await page.getByText('View All', { exact: true }).click();
      await narrowedBy('history', null);
      await expect(page.getByRole('cell', { name: 'SMUGGLE', exact: true })).toBeVisible();
    });

    await test.step('categories', async () => {
      const category = page.getByRole('button', { name: /^Category/ });
      await category.click();
      await expect(page.getByRole('option')).toHaveText(['All Categories', 'Template', 'Draft', 'Active', 'Archive']);
      await page.keyboard.press('Escape');
      for (const name of ['Template', 'Draft', 'Active', 'Archive']) {
        await category.click();
        await page.getByRole('option', { name }).click();
        await expect.poll(() => queries(calls)).toContainEqual(expect.objectContaining({ category: name }));
        await narrowedBy('category', name);
        await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0);
        await expect(rows(page).first()).toBeVisible();
      }
      await category.click();
      await page.getByRole('option', { name: 'All Categories' }).click();
      await narrowedBy('category', null);
      await expect(rows(page)).toHaveCount(all);
    });

    await test.step('terms', async () => {
      calls.forget();
      const search = page.getByRole('searchbox');
      await search.pressSequentially('gu');
      await search.press('ArrowLeft');
      await search.press('End');
      await search.pressSequentially('ll');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('The Great Gull Heist');
      expect(queries(calls)).toContainEqual({ history: '3650', page: '1', per_page: '50', term: 'gull' });
      expect(queries(calls).map(({ term }) => term)).not.toContain('gu');
      await search.fill('');
      await expect(rows(page)).toHaveCount(all);
      await narrowedBy('term', null);
    });
  });

  test('has pages, and a choice of games per page', async ({ page, enter }) => {
    const calls = await open(page, enter);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const first = await rows(page).first().getByRole('cell').first().textContent();
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(pages.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(queries(calls)).toContainEqual(expect.objectContaining({ page: '2', per_page: '25' }));
    await expect(rows(page).first().getByRole('cell').first()).not.toHaveText(first ?? '');
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await pages.getByRole('button', { name: /^Per page/ }).click();
    await expect(page.getByRole('option')).toHaveText(['10', '25', '50']);
    await page.getByRole('option', { name: '10' }).click();
    await expect(rows(page)).toHaveCount(10);
    await pages.getByRole('button', { name: 'Page 4', exact: true }).click();
    await expect(page).toHaveURL(/page=4/);
    await pages.getByRole('button', { name: /^Per page/ }).click();
    await page.getByRole('option', { name: '50' }).click();
    await expect(page).toHaveURL(/\?pageSize=50$/);
    await expect.poll(() => queries(calls)).toContainEqual(expect.objectContaining({ page: '1', per_page: '50' }));
    await expect(pages.getByRole('button', { name: /^Page \d/ })).toHaveCount(1);
  });

  test('is endless at pageSize=infinite, and grows as the page is scrolled', { tag: '@once' }, async ({
    page,
    enter,
    smallGame,
  }) => {
    for (let n = 1; n <= 8; n += 1) await smallGame(`Buoy ${n}`, []);
    const calls = new Calls(page);
    await enter('super', '/dashboard?pageSize=infinite');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    expect(queries(calls)).not.toContainEqual(expect.objectContaining({ page: '2' }));
    const last = await rows(page).last().getByRole('cell').first().textContent();
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).nth(50)).toBeAttached();
    await expect(rows(page).nth(49).getByRole('cell').first()).toHaveText(last ?? '');
    expect(queries(calls)).toContainEqual({ history: '3650', page: '2', per_page: '50' });
  });

  test('links administrators to all screens of a game, by phase, and others only to theirs', async ({
    page,
    enter,
  }) => {
    await open(page, enter);
    for (const { name, before, during } of [
      {
        name: 'Bluebeard’s Ferry',
        before: ['Settings of Bluebeard’s Ferry', 'Challenges of Bluebeard’s Ferry', 'Path of Bluebeard’s Ferry'],
        during: ['Stream of Bluebeard’s Ferry', 'Leaderboard of Bluebeard’s Ferry', 'Monitor of Bluebeard’s Ferry'],
      },
      {
        name: 'New Starters’ Quay Quest',
        before: [
          'Settings of New Starters’ Quay Quest',
          'Challenges of New Starters’ Quay Quest',
          'Path of New Starters’ Quay Quest',
        ],
        during: [
          'Stream of New Starters’ Quay Quest',
          'Leaderboard of New Starters’ Quay Quest',
          'Monitor of New Starters’ Quay Quest',
        ],
      },
      {
        name: 'Knots, Nuts & Bolts',
        before: ['Path of Knots, Nuts & Bolts', 'App Preview of Knots, Nuts & Bolts'],
        during: ['Stream of Knots, Nuts & Bolts', 'Leaderboard of Knots, Nuts & Bolts'],
      },
    ]) {
      await test.step(name, async () => {
        const row = rowOf(page, new RegExp(name));
        expect(await labels(cell(row, 'before'))).toEqual(before);
        expect(await labels(cell(row, 'during'))).toEqual(during);
      });
    }
    const ferry = rowOf(page, /Bluebeard/);
    await test.step("the row's menu has what doesn't fit", async () => {
      await cell(ferry, 'before').getByRole('button').click();
      await expect(page.getByRole('menuitem', { name: 'App Preview' })).toBeVisible();
      await page.keyboard.press('Escape');
      await cell(ferry, 'during').getByRole('button').click();
      await expect(page.getByRole('menuitem', { name: 'Analytics' })).toHaveAttribute('href', '/games/analytics/4737');
      await page.keyboard.press('Escape');
    });
    await expect(ferry.getByRole('link', { name: /^Settings/ })).toHaveAttribute('href', '/games/edit/4737');
    await expect(ferry.getByRole('link', { name: /^Monitor/ })).toHaveAttribute('href', '/answers/monitor/4737');

    await test.step('a player who joined', async () => {
      await enter('joined');
      const row = rowOf(page, /Logbook/);
      await expect(cell(row, 'access')).toHaveText('Joined');
      expect(await labels(cell(row, 'before'))).toEqual([
        'Path of The Pilot’s Lost Logbook',
        'App Preview of The Pilot’s Lost Logbook',
      ]);
      expect(await labels(cell(row, 'during'))).toEqual([
        'Stream of The Pilot’s Lost Logbook',
        'Leaderboard of The Pilot’s Lost Logbook',
      ]);
    });
  });

  test('links to analytics only while the feature is on', async ({ page, enter }) => {
    await withoutFeature(page, 'analytics');
    await enter('owner');
    await expect(rowOf(page, /Bluebeard/).getByRole('link', { name: /^Settings/ })).toBeVisible();
    expect(await labels(cell(rowOf(page, /Bluebeard/), 'during'))).toEqual([
      'Stream of Bluebeard’s Ferry',
      'Leaderboard of Bluebeard’s Ferry',
      'Monitor of Bluebeard’s Ferry',
    ]);
    await rowOf(page, /Bluebeard/)
      .getByRole('link', { name: /^Settings/ })
      .click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Analytics' })).toHaveCount(0);
  });

  test('offers a new game only to super administrators', async ({ page, enter }) => {
    await open(page, enter);
    await expect(page.getByRole('link', { name: 'New Game' })).toHaveCount(0);
    await enter('super');
    await page.getByRole('link', { name: 'New Game' }).click();
    await expect(page).toHaveURL(/\/games\/edit\/new$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New Game');
  });

  test("isn't reloaded when the window regains focus", async ({ page, enter }) => {
    await page.clock.install();
    const calls = await open(page, enter);
    // A live connection that opens late correctly reloads everything.
    await connected(page);
    await page.clock.fastForward(120_000);
    calls.forget();
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.fastForward(5000);
    await page.evaluate(() => undefined);
    expect(calls.of('GET', LIST.path)).toEqual([]);
  });

  test('shows a red-edged placeholder for a missing picture', async ({ page, enter, watch }) => {
    watch.allow(/404/);
    await page.route(/\/media\/.*thumb/, (route) => route.fulfill({ status: 404 }));
    await open(page, enter);
    const picture = rowOf(page, /Bluebeard/)
      .getByRole('rowheader')
      .locator('[aria-hidden="true"]')
      .first();
    await expect(picture).toBeVisible();
    const edge = await picture.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return { red, green, blue, width: Number.parseFloat(getComputedStyle(element).borderTopWidth) };
    });
    expect(edge.width).toBeGreaterThanOrEqual(1);
    expect(edge.red).toBeGreaterThan(150);
    expect(Math.max(edge.green, edge.blue)).toBeLessThan(edge.red / 2);
  });
});

/** Names of links in a cell; those for phones are hidden. */
async function labels(place: Locator): Promise<(string | null)[]> {
  const links = await place.getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('aria-label')));
}
