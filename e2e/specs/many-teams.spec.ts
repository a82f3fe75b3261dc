import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { connected } from '../support/connected';
import { playWith } from '../support/player';
import { expect, test } from '../support/test';

const GAME = 4821;
const SHEET = ['Team,Email', 'Foghorns,ann@horns.test', 'Halyards,not-an-address', 'Buoyants,dan@buoys.test'].join(
  '\n',
);

/** Presses Tab until this has the focus, like somebody without a mouse. */
const tabTo = async (page: Page, goal: Locator) => {
  await goal.waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await goal.evaluate((control) => control === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No way there by Tab.');
};
const pressOn = async (page: Page, goal: Locator, key = 'Enter') => {
  await tabTo(page, goal);
  await page.keyboard.press(key);
};
/** Opens a select, filters its options by typing and chooses one. */
const choose = async (page: Page, field: Locator, option: string) => {
  await pressOn(page, field);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
};
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const many = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page.getByRole('dialog');
};

test.describe('bulk actions on teams', { tag: '@beyond-the-documents' }, () => {
  test('import, shuffle, merge and print teams, and schedule and cancel a message', async ({ page, enter }) => {
    await enter('owner', `/teams/organize/${GAME}`);
    await expect(card(page, 'Anchors Away')).toBeVisible();
    let dialog = await many(page, 'Import a spreadsheet…');
    const file = { name: 'teams.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('B3: not-an-address is not an email address.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 2 teams, 2 players' }).click();
    await expect(page.getByText('Teams added: 2. Players added: 2.')).toBeVisible();
    await expect(card(page, 'Foghorns').getByText('1 player')).toBeVisible();

    const free = page.getByRole('region', { name: 'Players without a team' });
    dialog = await many(page, 'Add many players…');
    await dialog.getByLabel('Email addresses').fill('one@free.test, two@free.test; three@free.test');
    await dialog.getByRole('button', { name: 'Add 3 players' }).click();
    await expect(free.getByText('three@free.test')).toBeVisible();
    dialog = await many(page, 'Make teams at random…');
    // It also works by keyboard alone.
    await dialog.getByLabel('Players in a team').fill('2');
    await page.keyboard.press('Tab');
    const add = dialog.getByRole('button', { name: /^Add \d teams$/ });
    await expect(add).toBeEnabled();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everyone is in a team now.')).toBeVisible();
    await expect(free.getByText('Everyone has a team.')).toBeVisible();

    dialog = await many(page, 'Merge teams…');
    for (const [field, team] of [
      [/^Team/, 'Foghorns'],
      [/^Merge into/, 'Buoyants'],
    ] as const) {
      await dialog.getByRole('button', { name: field }).click();
      await page.getByRole('option', { name: team, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    const back = dialog.getByRole('button', { name: 'Undo' });
    await expect(back).toBeVisible();
    await expect(card(page, 'Foghorns')).toHaveCount(0);
    await back.click();
    await expect(back).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(card(page, 'Foghorns').getByText('1 player')).toBeVisible();

    dialog = await many(page, 'Print team cards…');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    const form = page.getByRole('region', { name: 'Communication Blast' });
    await form.getByRole('button', { name: 'Choose who and when…' }).click();
    dialog = page.getByRole('dialog');
    await dialog.getByText('Teams', { exact: true }).click();
    await dialog.getByRole('button', { name: /^Teams/ }).click();
    await page.getByRole('option', { name: 'Foghorns' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByText('By start or finish').click();
    await dialog.getByRole('button', { name: 'Plan' }).click();
    await expect(page.getByText('Your blast is planned.')).toBeVisible();
    await form.getByRole('button', { name: 'Planned and sent' }).click();
    const planned = dialog.getByRole('listitem').filter({ hasText: 'Foghorns' });
    await expect(planned.getByText('Planned')).toBeVisible();
    await planned.getByRole('button', { name: 'Stop “Game update!”' }).click();
    await expect(planned.getByText('Stopped')).toBeVisible();
  });

  test('work by keyboard alone, and every dialog restores the focus', async ({ page, enter }) => {
    await enter('owner', `/teams/organize/${GAME}`);
    await expect(card(page, 'Anchors Away')).toBeVisible();
    const menu = page.getByRole('button', { name: 'Bulk actions' });
    const dialog = page.getByRole('dialog');
    const open = async (entry: string) => {
      await menu.focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: entry });
      await item.waitFor();
      // Keys pressed before the menu has the focus would be lost.
      await page.locator('[role=menuitem]:focus').waitFor();
      for (let turn = 0; turn < 8 && !(await item.evaluate((one) => one === document.activeElement)); turn += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await dialog.waitFor();
    };
    const closed = async () => {
      await expect(dialog).toHaveCount(0);
      await expect(menu).toBeFocused();
    };

    await open('Import a spreadsheet…');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, dialog.getByRole('button', { name: /[Cc]hoose/ }));
    const sheet = 'Team,Email\nKittiwakes,kit@wakes.test\nPuffins,puf@fins.test';
    await (await chooser).setFiles({ name: 'teams.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await pressOn(page, dialog.getByRole('button', { name: 'Add 2 teams, 2 players' }));
    await closed();

    await open('Add many players…');
    await tabTo(page, dialog.getByLabel('Email addresses'));
    await page.keyboard.type('four@free.test five@free.test');
    await pressOn(page, dialog.getByRole('button', { name: 'Add 2 players' }));
    await closed();
    await open('Make teams at random…');
    await tabTo(page, dialog.getByLabel('Players in a team'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2');
    await pressOn(page, dialog.getByRole('button', { name: /^Add \d+ teams?$/ }));
    await closed();

    await open('Merge teams…');
    await choose(page, dialog.getByRole('button', { name: /^Team/ }), 'Kittiwakes');
    await choose(page, dialog.getByRole('button', { name: /^Merge into/ }), 'Puffins');
    await pressOn(page, dialog.getByRole('button', { name: 'Merge', exact: true }));
    const back = dialog.getByRole('button', { name: 'Undo' });
    await pressOn(page, back);
    await expect(back).toHaveCount(0);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await closed();

    await open('Print team cards…');
    const download = page.waitForEvent('download');
    await pressOn(page, dialog.getByRole('button', { name: 'Download PDF' }));
    await download;
    await closed();

    const form = page.getByRole('region', { name: 'Communication Blast' });
    const plan = form.getByRole('button', { name: 'Choose who and when…' });
    await plan.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('radio', { name: 'Everyone' }));
    for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Teams' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(plan).toBeFocused();
  });

  test('a walking team is on the map, and its question is answered in the chat', async ({ page, enter, stack }) => {
    await enter('owner', `/teams/organize/${GAME}`);
    await connected(page);
    await card(page, 'Anchors Away').getByRole('button', { name: 'Edit Anchors Away' }).click();
    const link = card(page, 'Anchors Away')
      .getByRole('link', { name: /^Unlock link of/ })
      .first();
    const code = new URL((await link.getAttribute('href')) ?? '', stack.origin).searchParams.get('code') ?? '';
    const player = await playWith(code, stack.settings);
    const form = page.getByRole('region', { name: 'Communication Blast' });

    await player('POST', `/play/chat/${GAME}.json`, { text: 'Does the statue count as a person?' });
    await expect(form.getByText('1 new')).toBeVisible();
    await form.getByRole('button', { name: /Chat with teams/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Anchors Away/ }).click();
    await expect(dialog.getByRole('log').getByText('Does the statue count as a person?')).toBeVisible();
    await dialog.getByLabel('Answer Anchors Away').fill('No, but it may pose.');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('log').getByText('No, but it may pose.')).toBeVisible();
    await expect(dialog.getByText('1 new')).toHaveCount(0);
    const read = await player<{ lines: { from: string; text: string }[] }>('GET', `/play/chat/${GAME}.json`);
    expect(read.lines.at(-1)).toMatchObject({ from: 'organiser', text: 'No, but it may pose.' });
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByText('Map', { exact: true }).click();
    await page.getByRole('button', { name: /^Anchors Away/ }).click();
    const chosen = page.getByRole('region', { name: 'Anchors Away' });
    await expect(chosen.getByText(/Taken from/)).toBeVisible();
    const before = await page.getByRole('region', { name: 'Map of the teams' }).screenshot();
    await player('POST', `/play/places/${GAME}.json`, { latitude: 51.4485, longitude: -2.5985 });
    await expect(chosen.getByText(/Taken from (now|\d+ sec)/)).toBeVisible();
    await expect
      .poll(async () => (await page.getByRole('region', { name: 'Map of the teams' }).screenshot()).equals(before))
      .toBe(false);
    await chosen.getByRole('button', { name: 'Write to it' }).click();
    await expect(dialog.getByRole('button', { name: /^Teams.*Anchors Away/ })).toBeVisible();
  });
});

test("cards show the game's code if teams have none of their own", async ({ page, enter }) => {
  await enter('owner', `/teams/organize/${GAME}`);
  await expect(card(page, 'Anchors Away')).toBeVisible();
  const dialog = await many(page, 'Print team cards…');
  await expect(dialog.getByText(/with the game's code/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*\/Count 4[\s\S]*%%EOF\n$/);
});
