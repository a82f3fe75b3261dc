import { expectAccessible } from '../support/accessibility';
import { Calls } from '../support/calls';
import { expect, test } from '../support/test';

const LIST = '/tasks/organize/4821?pageSize=10';
/** A draft with an unfinished challenge. */
const UNFINISHED = 4802;
const SHEET = 'Headline,Type,Points\nCount the bollards,Photo,20\nToo many points,Photo,501\n';

test.describe('the list of challenges', () => {
  test('links to what keeps the game from starting, and imports a spreadsheet', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter }) => {
    await enter('owner', `/tasks/organize/${UNFINISHED}`);
    const cards = page.getByRole('article');

    await test.step('a finding links to its field', async () => {
      await page.getByRole('button', { name: /^\d+ problems?$/ }).click();
      const panel = page.getByRole('region', { name: 'Is this game ready?' });
      await expect(panel.getByRole('heading', { name: /^Problems · \d+$/ })).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('button', { name: /How many rivets\? · Valid answers/ }).click();
      const answers = page
        .getByRole('region', { name: 'Challenge', exact: true })
        .getByRole('textbox', { name: 'Valid answers' });
      await expect(answers).toBeFocused();
      await expect(answers).toBeInViewport();
      await panel.getByRole('button', { name: 'Close' }).click();
    });

    await page.goto(LIST);
    await expect(cards).toHaveCount(10);

    await test.step('a spreadsheet is imported except for its mistakes, and undone', async () => {
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
  });

  test('is restored by Back: page, open card and scroll position', async ({ page, enter }) => {
    await enter('owner', `${LIST}&page=2`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    await cards.nth(1).getByRole('button', { name: /^Edit/ }).click();
    const headline = page.getByRole('textbox', { name: 'Headline' });
    const opened = await cards.nth(1).getByRole('heading').textContent();
    await expect(headline).toHaveValue(opened ?? '');
    const scroller = page.getByRole('list', { name: 'Challenges' }).locator('..').locator('..');
    await scroller.hover();
    await page.mouse.wheel(0, 60);
    const scrolled = () => scroller.evaluate(({ scrollTop }) => Math.round(scrollTop));
    await expect.poll(scrolled).toBeGreaterThan(20);
    // Wheel scrolling continues for a while; its end is the position.
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
    await expect(headline).toHaveValue(opened ?? '');
    await expect.poll(scrolled).toBe(before);
  });

  test('reports problems while typing, at the field and in the panel, without a request', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter }) => {
    const calls = new Calls(page);
    await enter('owner', `/tasks/organize/${UNFINISHED}`);
    await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    const card = page.getByRole('region', { name: 'Challenge', exact: true });
    const headline = card.getByLabel('Headline');
    const mark = page.getByRole('button', { name: /^\d+ problems?$/ });
    await mark.click();
    const panel = page.getByRole('region', { name: 'Is this game ready?' });
    // It takes the focus when it appears.
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    const before = Number.parseInt((await mark.textContent()) ?? '', 10);
    const content = page.waitForResponse(/\/readiness\/content\.json$/);
    await headline.click();
    await content;

    // This test does not save the input: the check does not wait for that.
    await page.route(/\/tasks\/\d+\.json$/, (route) => route.request().method() === 'GET' && route.fallback());
    calls.forget();
    await headline.press('End');
    await headline.pressSequentially(' %{nobody}');
    const atField = card.getByRole('status').filter({ hasText: '%{nobody} has no value.' });
    await expect(atField).toBeVisible();
    await expect(mark).toHaveText(`${before + 1} problems`);
    await expectAccessible(page);
    const finding = panel.getByRole('listitem').filter({ hasText: '%{nobody} has no value.' });
    await finding.getByRole('button', { name: /· Headline$/ }).click();
    await expect(headline).toBeFocused();

    await headline.press('End');
    for (const _ of ' %{nobody}') await headline.press('Backspace');
    await expect(atField).toBeHidden();
    await expect(finding).toBeHidden();
    await expect(mark).toHaveText(`${before} ${before === 1 ? 'problem' : 'problems'}`);
    const asked = [`/games/${UNFINISHED}/readiness.json`, `/games/${UNFINISHED}/readiness/content.json`];
    expect(asked.flatMap((path) => calls.of('GET', path))).toEqual([]);
  });
});
