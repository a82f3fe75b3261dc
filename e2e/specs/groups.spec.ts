import type { Page } from '@playwright/test';
import { connected } from '../support/connected';
import { hasFocus } from '../support/focus';
import { jumps, watchJumps } from '../support/jumps';
import { keepTyping } from '../support/keep-typing';
import { expect, test } from '../support/test';

test.describe('the groups of a game', () => {
  test('are created, named, filled, emptied and deleted', { tag: '@both' }, async ({ page, enter }) => {
    await enter('owner', '/dashboard');
    const row = page.getByRole('row', { name: /Lost Logbook/ });
    const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim();
    await page.goto(`/groups/organize/${id}`);
    await expect(page.getByRole('article', { name: 'Narrow Quay start' })).toBeVisible();
    await page.getByRole('button', { name: 'Add group' }).click();
    const card = page.getByRole('article').first();
    const name = card.getByLabel('Group Name');
    await expect(name).toBeFocused();
    await name.fill('Ferry crews');
    await name.press('Tab');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Ferry crews');
    await card.getByRole('button', { name: 'Add a team' }).click();
    await card.getByRole('group', { name: 'Teams to add' }).getByRole('button').first().click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(card).toHaveAccessibleName('Ferry crews');
    await card.getByRole('button', { name: 'Edit' }).click();
    await card.getByRole('button', { name: /^Remove / }).click();
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByRole('article', { name: 'Ferry crews' })).toHaveCount(0);
  });

  test('are created, filled, emptied and deleted by keyboard alone', { tag: '@once' }, async ({ page, enter }) => {
    await enter('owner', '/groups/organize/4821');
    await expect(page.getByRole('button', { name: 'Add group' })).toContainText('N');
    await page.keyboard.press('n');
    const card = page.getByRole('article').first();
    await expect(card.getByLabel('Group Name')).toBeFocused();
    await page.keyboard.type('Night watch');
    await page.keyboard.press('Tab');
    const plus = card.getByRole('button', { name: 'Add a team' });
    await expect(card).toHaveAccessibleName('Night watch');
    await expect(plus).toHaveAccessibleName('+ Add a team');
    await expect(plus).toBeFocused();
    await page.keyboard.press('Enter');
    const search = card.getByLabel('Search teams');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plus).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type('gull');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listitem')).toHaveText([/Gull Power/]);
    await expect(plus).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(card.getByRole('button', { name: 'Remove Gull Power' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await expect(plus).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Yes, delete' }).press('Enter');
    await expect(page.getByRole('article', { name: 'Night watch' })).toHaveCount(0);
    const edits = page.getByRole('article').getByRole('button', { name: 'Edit' });
    await expect(edits.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(edits.nth(1)).toBeFocused();
  });

  for (const width of [1280, 390]) {
    test(`are not moved by somebody else's name for the same group at ${width} px`, {
      tag: '@beyond-the-documents',
    }, async ({ page, enter, person }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchJumps(page, '[data-remote]');
      await enter('owner', '/groups/organize/4821');
      const open = async (one: Page) => {
        const card = one.getByRole('article').nth(1);
        await card.getByRole('button', { name: 'Edit' }).click();
        return card.getByRole('textbox', { name: 'Group Name' });
      };
      const mine = await open(page);
      await connected(page);
      const admin = await person('admin', '/groups/organize/4821');
      const theirs = await open(admin);
      const stored = await theirs.inputValue();
      const shifts = (await jumps(page)).length;
      await mine.focus();
      const typing = keepTyping(page);
      await theirs.fill(`${stored} ${width}`);
      await theirs.press('Tab');
      const bar = page.getByRole('group', { name: / changed Group Name to / });
      await expect(bar).toBeVisible();
      await typing;
      expect(await hasFocus(mine)).toBe(true);
      expect((await jumps(page)).slice(shifts)).toEqual([]);
      const [field, over] = await Promise.all([mine.boundingBox(), bar.boundingBox()]);
      expect(over?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
      const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
      await dialog.getByRole('radio', { name: 'Use theirs' }).check();
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      await expect(mine).toHaveValue(`${stored} ${width}`);
    });
  }
});
