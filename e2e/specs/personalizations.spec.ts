import type { Page } from '@playwright/test';
import { connected } from '../support/connected';
import type { SmallGame } from '../support/small-game';
import { expect, test } from '../support/test';

const headlines = ['Meet at the %{pub}', 'Back to the %{pub}', 'Ask %{guide} for the map'];
const TEAMS = ['Knot Today', 'Salty Dogs'];
/** A draft with two organisers, one of them a super administrator. */
const DRAFT = '/games/personalizations/4795';
const pathOf = ({ id }: SmallGame) => `/games/personalizations/${id}`;

const rowOf = (page: Page, key: string) => page.getByRole('row').filter({ hasText: `%{${key}}` });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: 'Key' | 'Value') => page.getByRole('textbox', { name, exact: true });
const keysShown = (page: Page) => page.locator('tbody tr td:first-child code');

const breakWrites = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
const dismissError = async (page: Page) => {
  await expect(page.getByRole('alertdialog', { name: 'Server error' })).toBeVisible();
  await page.keyboard.press('Escape');
};

test('personalisations are added, found, renamed, pasted and previewed, and failures lose nothing', {
  tag: '@beyond-the-documents',
}, async ({ page, enter, smallGame, watch }) => {
  // Calls are broken on purpose.
  watch.allow(/the server responded with a status of 50\d/);
  watch.expectDialogs('Server error');
  const made = await smallGame('The Map Room', headlines);
  await enter('super', pathOf(made));

  await test.step('a used key without a value is named, and gets one', async () => {
    await expect(page.getByText('%{guide} has no value. Players read it as it is written.')).toBeVisible();
    const missing = page.getByText('%{pub} has no value. Players read it as it is written.');
    await button(page, 'Add value %{pub}').click();
    await expect(field(page, 'Key')).toHaveValue('pub');
    await field(page, 'Value').fill('The Ostrich');
    await button(page, 'Save').click();
    await expect(rowOf(page, 'pub')).toContainText('The Ostrich');
    await expect(missing).toHaveCount(0);
  });

  await test.step('its uses link to the challenge', async () => {
    await rowOf(page, 'pub').getByRole('button', { name: '2 challenges' }).click();
    await page.getByRole('menuitem', { name: 'Back to the %{pub}' }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Back to the %{pub}');
    await page.goBack();
    await expect(rowOf(page, 'pub')).toBeVisible();
  });

  await test.step('the preview reads as for the team', async () => {
    const preview = page.getByRole('region', { name: 'As a team reads it' });
    await preview.getByRole('button', { name: /^Challenge/ }).click();
    await page.getByRole('option', { name: /Back to the/ }).click();
    await expect(preview.getByRole('article')).toContainText('Back to the The Ostrich');
    await preview.getByText('Written').click();
    await expect(preview.getByRole('article')).toContainText('Back to the %{pub}');
  });

  await test.step('an interrupted renaming says how far it got, and resumes', async () => {
    const second = `**/tasks/${made.tasks[1]}.json`;
    await breakWrites(page, second);
    await button(page, 'Edit %{pub}').click();
    await field(page, 'Key').fill('tavern');
    await expect(page.getByRole('checkbox', { name: 'Also change it in 2 challenges' })).toBeChecked();
    await button(page, 'Save').click();
    await dismissError(page);
    await expect(page.getByText(/^Changed %\{pub\} to %\{tavern\} in “Meet at the/)).toBeVisible();
    await expect.poll(() => made.headlines()).toEqual(['Meet at the %{tavern}', headlines[1], headlines[2]]);
    await page.unroute(second);
    await button(page, 'Try the rest again').click();
    await expect(button(page, 'Try the rest again')).toHaveCount(0);
    expect(await made.headlines()).toEqual(['Meet at the %{tavern}', 'Back to the %{tavern}', headlines[2]]);
    await expect(rowOf(page, 'tavern').getByRole('button', { name: '2 challenges' })).toBeVisible();
  });

  await test.step('rows from a spreadsheet', async () => {
    await button(page, 'Paste rows').click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('guide\tElsie Rowe\ntavern\tThe Lamb\nPier 9\tx');
    await expect(page.getByText('1 new, 1 changed, 1 skipped')).toBeVisible();
    await button(page, 'Take over').click();
    await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('Pier 9\tx');
    await button(page, 'Cancel').click();
    await expect(rowOf(page, 'tavern')).toContainText('The Lamb');
    await expect(keysShown(page)).toHaveText(['%{guide}', '%{tavern}']);
    await expect(page.getByText(/has no value/)).toHaveCount(0);
  });

  await test.step('what could not be saved can still be saved', async () => {
    const calls = '**/personalizations/*.json';
    await breakWrites(page, calls);
    await button(page, 'Edit %{guide}').click();
    await field(page, 'Value').fill('Captain Rowe, at the lock');
    await button(page, 'Save').click();
    await dismissError(page);
    await expect(field(page, 'Value')).toHaveValue('Captain Rowe, at the lock');
    await page.unroute(calls);
    await button(page, 'Save').click();
    await expect(rowOf(page, 'guide')).toContainText('Captain Rowe, at the lock');
    await page.reload();
    await expect(rowOf(page, 'guide')).toContainText('Captain Rowe, at the lock');
    await expect(rowOf(page, 'tavern')).toContainText('The Lamb');
  });
});

test('two organisers edit personalisations, one of them by keyboard alone', { tag: '@beyond-the-documents' }, async ({
  page,
  enter,
  person,
  smallGame,
}) => {
  await enter('owner', DRAFT);
  await connected(page);

  await test.step('a row is added, changed and deleted by keyboard, and the focus is never lost', async () => {
    await button(page, 'Add New').press('Enter');
    await expect(field(page, 'Key')).toBeFocused();
    await page.keyboard.type('Pub');
    await expect(page.getByText('Lower-case letters a to z only.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Use pub')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Key')).toHaveValue('pub');
    await field(page, 'Value').focus();
    await page.keyboard.type('The Ostrich');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'pub')).toContainText('The Ostrich');
    await expect(page.locator(':focus')).not.toHaveCount(0);
    await button(page, 'Edit %{pub}').press('Enter');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Edit %{pub}')).toBeFocused();
    await button(page, 'Delete %{pub}').press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Yes, delete' }).press('Enter');
    await expect(rowOf(page, 'pub')).toHaveCount(0);
    await expect(page.locator(':focus')).not.toHaveCount(0);
  });

  const other = await person('super', DRAFT);
  const add = async (key: string) => {
    await button(other, 'Add New').click();
    await field(other, 'Key').fill(key);
    await field(other, 'Value').fill('of the other');
    await button(other, 'Save').click();
    await expect(rowOf(other, key)).toBeVisible();
  };

  await test.step("the other's row appears at once", async () => {
    await add('guide');
    await expect(rowOf(page, 'guide')).toContainText('of the other');
  });

  await test.step("editing a row, the other's change is asked about, and Ignore keeps the input", async () => {
    await button(page, 'Add New').click();
    await field(page, 'Key').fill('mine');
    await field(page, 'Value').fill('half a sent');
    await add('theirs');
    const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await expect(field(page, 'Value')).toHaveValue('half a sent');
    await field(page, 'Value').fill('half a sentence');
    await button(page, 'Save').click();
    for (const key of ['guide', 'mine', 'theirs']) await expect(rowOf(page, key)).toBeVisible();
  });

  await test.step('each team sees its own name', async () => {
    const made = await smallGame('The Chart Room', ['Crew of %{team}, to the pier']);
    for (const team of TEAMS) await made.join(team);
    await other.goto(pathOf(made));
    const preview = other.getByRole('region', { name: 'As a team reads it' });
    for (const team of TEAMS) {
      await preview.getByRole('button', { name: /^Team/ }).click();
      await other.getByRole('option', { name: team }).click();
      await expect(preview.getByRole('article')).toContainText(`Crew of ${team}, to the pier`);
    }
  });
});
