import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The id of the demo's running game, as its row in the games list names it. */
async function runningGame(page: Page): Promise<string> {
  const row = page.getByRole('row', { name: /Lost Logbook/ });
  return (await row.getByRole('cell').first().locator('span').first().textContent())?.trim() ?? '';
}
const rows = (page: Page) => page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');

test('the leaderboard lists all teams, filters them by name and period, and announces a recalculation', {
  tag: '@both',
}, async ({ page, enter }) => {
  await enter('owner', '/dashboard');
  const id = await runningGame(page);
  await page.goto(`/teams/leaderboard/${id}?style=weekly`);
  const period = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(period('Weekly')).toHaveAttribute('aria-pressed', 'true');
  await expect(period('All time')).toHaveAttribute('aria-pressed', 'false');
  // Without the last one all three are chosen again.
  await period('Weekly').click();
  await expect(period('All time')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).first()).toBeVisible();
  const first = (await rows(page).first().locator('b').first().textContent()) ?? '';
  const all = await rows(page).first().getAttribute('aria-setsize');
  expect(Number(all)).toBeGreaterThan(5);
  await page.getByRole('searchbox', { name: 'Find a team' }).fill(first.slice(0, 6));
  await expect(rows(page).first()).not.toHaveAttribute('aria-setsize', String(all));
  await expect(rows(page).first()).toContainText(first);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(all));
  // It stays until the event, which may occur before it is seen, so clicking and checking are one step.
  const notice = page.getByText(/^Recalculating scores\./);
  await Promise.all([notice.waitFor(), page.getByRole('button', { name: 'Recalculate' }).click()]);
  await expect(notice).toBeHidden();
  await expect(rows(page).first()).toContainText(first);
  const shown = page.getByRole('switch', { name: 'Players can see this' });
  const isSaved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await Promise.all([isSaved(), shown.click()]);
  await page.reload();
  await expect(shown).not.toBeChecked();
  await Promise.all([isSaved(), shown.click()]);
  await expect(shown).toBeChecked();
});

test('a bonus moves a team on every open board, and a frozen board waits for its places to be revealed', {
  tag: '@beyond-the-documents',
}, async ({ page, enter, person }) => {
  await enter('owner', '/dashboard');
  const id = await runningGame(page);
  await page.goto(`/teams/leaderboard/${id}`);
  const last = (await rows(page).last().locator('b').first().textContent()) ?? '';
  // A projector shows only the board, without a connection status.
  const projector = await person('owner');
  await projector.goto(`/teams/projector/${id}`);
  await expect(projector.getByRole('listitem')).toHaveCount(8);
  const leader = (await projector.getByRole('listitem').first().locator('b').textContent()) ?? '';
  const more = page.getByRole('button', { name: 'More leaderboard options' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Freeze for players' }).click();
  await expect(page.getByText(/^Players see the .+ standings\.$/)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Bonus or penalty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bonus or penalty' });
  await dialog.getByRole('button', { name: /Team/ }).click();
  await page.getByRole('option', { name: last }).click();
  await dialog.getByLabel('Points').fill('9000');
  await dialog.getByLabel('Reason').fill('Found the logbook');
  await dialog.getByRole('button', { name: 'Give points' }).click();
  await expect(dialog.getByText('Found the logbook')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Penalty' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Points' }).fill('5');
  await dialog.getByLabel('Reason').fill('Left the harbour');
  await dialog.getByRole('button', { name: 'Deduct points' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Left the harbour' })).toContainText('-5');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page).first()).toContainText(last);
  await expect(projector.getByRole('listitem').first()).toContainText(leader);
  await more.click();
  await page.getByRole('menuitem', { name: 'Reveal step by step' }).click();
  const lines = projector.getByRole('listitem').filter({ hasText: 'To be revealed' });
  await expect(lines).toHaveCount(10);
  await page.getByRole('button', { name: /^Reveal place 10/ }).click();
  await expect(lines).toHaveCount(9);
  await projector.keyboard.press('ArrowRight');
  await expect(lines).toHaveCount(8);
  await page.getByRole('button', { name: 'Show all places' }).click();
  await expect(lines).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Show live board' }).click();
  await expect(projector.getByRole('listitem').first()).toContainText(last);
});
