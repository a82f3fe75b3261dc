import { expect, test } from '../support/test';

test('rewards are added, edited field by field and deleted', { tag: '@both' }, async ({ page, enter }) => {
  await enter('owner', '/dashboard');
  const row = page.getByRole('row', { name: /Lost Logbook/ });
  const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim();
  await page.goto(`/games/rewards/${id}`);
  await expect(page.getByText('%{key}').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add reward' }).click();
  const pane = page.getByRole('region', { name: 'Reward' });
  const title = pane.getByLabel('Title');
  await expect(title).toBeFocused();
  await title.fill('Harbour pilot');
  await title.press('Tab');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Harbour pilot');
  await pane.getByRole('textbox', { name: 'Description' }).fill('For steady hands.');
  await pane.getByRole('button', { name: /Grant to/ }).click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await pane.getByRole('button', { name: /Bonus points/ }).click();
  await page.getByRole('option', { name: '90', exact: true }).click();
  await pane.getByLabel('Push message').fill('Welcome aboard!');
  const isSaved = page.waitForResponse((answer) => answer.request().postData()?.includes('Welcome aboard') === true);
  await pane.getByLabel('Title').focus();
  await isSaved;
  await expect(pane.getByText(/^The first 3 teams with .* get it, and 90 points\.$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Harbour pilot/ }).click();
  await expect(pane.getByRole('textbox', { name: 'Description' })).toContainText('For steady hands.');
  await expect(pane.getByLabel('Push message')).toHaveValue('Welcome aboard!');
  await pane.getByRole('button', { name: 'Delete Harbour pilot' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('article', { name: 'Harbour pilot' })).toHaveCount(0);
});

test('a reward is granted to a team and revoked by keyboard alone', { tag: '@beyond-the-documents' }, async ({
  page,
  enter,
}) => {
  await enter('owner', '/games/rewards/4821');
  const pane = page.getByRole('region', { name: 'Reward' });
  const open = (title: RegExp) => page.getByRole('button', { name: title }).press('Enter');
  await page.getByRole('article').first().getByRole('button').first().press('Enter');
  await expect(pane.getByText('All taken. Raise “Grant to” to give it to more teams.')).toBeVisible();
  await open(/^Sharp eye/);
  await pane.getByRole('button', { name: /Give to a team/ }).press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gave it to /).first()).toBeVisible();
  const back = pane.getByRole('button', { name: /^Revoke from / });
  await back.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.locator(':focus')).not.toHaveCount(0);
});
