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
});
