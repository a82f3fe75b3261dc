import type { Page } from '@playwright/test';
import { startAlone } from '@waymark/launch';
import { expect, test } from '../support/partner';

test.describe("an area in a partner's page", () => {
  test('has its editor, pickers, map and drag and drop, in a scrolled page with a strict policy', async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit('challenges');
    const address = page.url();
    const cards = page.getByRole('article');
    const names = () => cards.getByRole('heading').allTextContents();
    await expect(cards.nth(3)).toBeVisible();
    const [first = '', second = ''] = await names();
    const grip = page.getByRole('button', { name: `Move ${first}`, exact: true });

    await test.step('drag and drop by pointer, and back by keyboard', async () => {
      const from = await grip.boundingBox();
      const to = await cards.nth(1).boundingBox();
      if (!from || !to) throw new Error('The list is not laid out.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 6 });
      await page.mouse.up();
      await expect(cards.first()).toHaveAccessibleName(second);
      await grip.focus();
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
      await expect(cards.first()).toHaveAccessibleName(first);
    });

    await test.step('a menu and a dialog that hold the focus', async () => {
      await cards
        .nth(1)
        .getByRole('button', { name: /^Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete Challenge' });
      await expect(question).toBeVisible();
      for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab');
      expect(await question.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    });

    await test.step('the map of the list', async () => {
      const map = page.getByRole('region', { name: 'Map of the challenges' });
      await map.getByRole('button', { name: 'Show all' }).click();
      const marker = map.getByRole('button', { name: /^\d+ · / }).first();
      await marker.click();
      await expect(
        page.getByRole('complementary', { name: 'Map' }).getByRole('button', { name: 'Edit' }),
      ).toBeVisible();
    });

    await cards.nth(2).getByRole('button', { name: /^Edit/ }).click();
    const card = page.getByRole('region', { name: 'Challenge', exact: true });
    const preview = page.getByRole('region', { name: 'What players see' });
    await test.step('the editor: formatted text, a list of choices, a place on its map', async () => {
      const description = card.getByRole('textbox', { name: 'Description' });
      await description.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('All crews sing.');
      await page.keyboard.press('Control+a');
      await card.getByRole('button', { name: 'Bold' }).click();
      await expect(preview.locator('strong')).toHaveText('All crews sing.');
      await card.getByRole('button', { name: /^Completion type/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.type('Multi');
      await page.keyboard.press('Enter');
      await expect(card.getByLabel('Add an answer')).toBeVisible();
      await card.getByRole('tab', { name: /^Location/ }).click();
      const place = card.getByRole('textbox', { name: 'Location' });
      await place.fill('53.5461, 9.9663');
      await place.press('Tab');
      await expect(card.getByText('Found at 53.54610, 9.96630')).toBeVisible();
    });

    await test.step('a date and time, in a fully visible calendar', async () => {
      await card.getByRole('tab', { name: /^Timing/ }).click();
      const start = card.getByRole('button', { name: /^Start/ });
      await start.click();
      const calendar = page.getByRole('dialog', { name: 'Start' });
      const done = calendar.getByRole('button', { name: 'Done' });
      await expect(done).toBeInViewport({ ratio: 1 });
      await calendar.getByRole('button', { name: /^Previous/ }).click();
      await calendar.getByRole('button', { name: /\b12, / }).click();
      await done.click();
      await expect(start).toContainText(/ 12 /);
      await start.focus();
      await page.keyboard.press('Enter');
      await expect(calendar).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await done.focus();
      await page.keyboard.press('Enter');
      await expect(start).toContainText(/ 13 /);
      await expect(card.getByText('Saved').first()).toBeVisible();
    });
    expect(page.url()).toBe(address);
  });

  test("judges by mouse in a partner's page, and by keyboard where the remote runs alone", async ({
    page,
    context,
    visit,
  }) => {
    test.slow();
    const strip = (at: Page) => at.getByRole('navigation', { name: 'Queue' }).getByRole('button');
    const inFront = (at: Page) => at.getByRole('navigation', { name: 'Queue' }).locator('[aria-current]');
    const review = (at: Page) => at.getByRole('complementary', { name: 'Review' });

    await test.step('in the page', async () => {
      await visit('moderation');
      const address = page.url();
      await expect(inFront(page)).toHaveCount(1);
      await expect(
        page.getByRole('region', { name: 'Answer' }).locator('img, video, blockquote').first(),
      ).toBeVisible();
      const front = inFront(page).locator('[dir] + span');
      const first = (await front.textContent()) ?? '';
      // Keys belong to the page.
      await page.keyboard.press('j');
      await expect(front).toHaveText(first);
      await page.getByRole('button', { name: 'Next answer' }).click();
      await expect(strip(page).nth(1)).toHaveAttribute('aria-current', 'true');

      await review(page).getByLabel('Message to the team').fill('Fair and square.');
      const decided = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && /reject\.json/.test(answer.url()),
      );
      await review(page).getByRole('button', { name: 'Reject', exact: true }).click();
      expect((await decided).status()).toBe(200);
      const undone = page.waitForResponse((answer) => answer.url().includes('/answers/undo.json'));
      await page.getByRole('button', { name: 'Undo' }).first().click();
      expect((await undone).status()).toBe(200);

      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Judge links' }).click();
      const links = page.getByRole('dialog', { name: 'Judge links' });
      await links.getByRole('button', { name: 'Create link' }).click();
      // The link opens the builder, not the page.
      await expect(links.locator('code')).not.toContainText(new URL(address).origin);
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await page.evaluate(() => document.querySelector('waymark-remote')?.setAttribute('path', '/games/stream/4821'));
      await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem').first()).toBeVisible();
      expect(page.url()).toBe(address);
    });

    await test.step('alone', async () => {
      const worked = await startAlone({ id: 'mf-moderation' });
      try {
        const alone = await context.newPage();
        await alone.goto(worked.address);
        await expect(strip(alone)).toHaveCount(3);
        await expect(review(alone).getByLabel('Message to the team')).toBeVisible();
        await alone.keyboard.press('j');
        await expect(strip(alone).nth(1)).toHaveAttribute('aria-current', 'true');
        await alone.keyboard.press('m');
        await alone.keyboard.type('ra');
        await expect(review(alone).getByLabel('Message to the team')).toHaveValue('ra');
      } finally {
        await worked.close();
      }
    });
  });
});
