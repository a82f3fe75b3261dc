import type { Locator, Page } from '@playwright/test';
import { connected } from '../support/connected';
import { jumps, watchJumps } from '../support/jumps';
import { loaded } from '../support/loaded';
import { expect, test } from '../support/test';

const SETTINGS = '/games/edit/4802';
const GROUPS = '/groups/organize/4821';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const main = (page: Page) => page.getByRole('main');

/** Refuses a page's writes until called again. */
async function refuseWrites(page: Page): Promise<() => Promise<void>> {
  const writes = /\/(games|groups)\/\d+\.json$/;
  await page.route(writes, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { errors: { name: ['is taken'], label: ['is taken'] } } })
      : route.fallback(),
  );
  return () => page.unroute(writes);
}

/** Types at the end of a field; the change is first refused and then saved. */
async function failAndSave(page: Page, field: Locator): Promise<void> {
  const failed = main(page).getByText('is taken').first();
  const accept = await refuseWrites(page);
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  const refused = page.waitForResponse((answer) => answer.status() === 422);
  await page.keyboard.press('Tab');
  await refused;
  await expect(failed).toBeVisible();
  await accept();
  await field.focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await saved;
  await expect(failed).toBeHidden();
}

test('loading settings and groups causes no layout shift, nor do a refusal and saving of a group', {
  tag: '@once',
}, async ({ page, enter, watch }) => {
  watch.allow(/422/);
  await watchJumps(page, '[data-remote]');
  await test.step('settings', async () => {
    await enter('owner', SETTINGS);
    await expect(name(page)).toHaveValue(/\S/);
    await loaded(page);
    expect(await jumps(page)).toEqual([]);
    // A refusal is listed at the top, and the page scrolls there; only that may move the fields.
    const refusals = main(page).getByRole('alert');
    await expect(refusals).toBeHidden();
    await failAndSave(page, name(page));
    await expect(refusals).toBeHidden();
  });
  await test.step('groups', async () => {
    await enter('owner', GROUPS);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await loaded(page);
    expect(await jumps(page)).toEqual([]);
    await card.getByRole('button', { name: 'Edit' }).click();
    const before = (await jumps(page)).length;
    await failAndSave(page, card.getByLabel('Group Name'));
    expect((await jumps(page)).slice(before)).toEqual([]);
  });
});

/** Positions of the checklist's rows, the tabs and the fields below them. */
const places = (page: Page) =>
  main(page)
    .locator('li > button, [role="tab"], [data-field-box]')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [left, top].map(Math.round);
      }),
    );

for (const width of [1280, 390]) {
  test(`invalid input causes no layout shift at ${width} px, nor does restoring it after a reload`, {
    tag: '@once',
  }, async ({ page, enter }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchJumps(page, '[data-remote]');
    await enter('owner', SETTINGS);
    await expect(name(page)).toHaveValue(/\S/);
    await expect(main(page).locator('li > button').first()).toBeAttached();
    await expect(main(page).getByLabel('Primary e-mail')).toBeAttached();
    await loaded(page);
    const before = await places(page);
    const code = main(page).getByLabel('Entry Code');
    for (const [field, text] of [
      [name(page), ''],
      [code, 'ab'],
    ] as const) {
      await field.fill(text);
      await field.press('Tab');
    }
    await expect(main(page).getByText('Please input a minimum of 3 characters.')).toBeVisible();
    await expect(main(page).getByText('The entry code of the game is too short.')).toBeAttached();
    await expect(page.getByRole('tab', { name: /^Mandatory/ })).toContainText(/\d to fix/);
    expect(await places(page)).toEqual(before);
    await page.reload();
    await expect(main(page).getByText('We restored your unsaved changes.')).toBeVisible();
    await expect(code).toHaveValue('ab');
    await loaded(page);
    expect(await jumps(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Discard' }).click();
    await expect(name(page)).toHaveValue(/\S/);
  });
}

for (const width of [1280, 390]) {
  test(`the missing headline of a new challenge is reported without layout shift at ${width} px`, {
    tag: '@once',
  }, async ({ page, enter, smallGame }) => {
    const { id } = await smallGame('Capstan', ['Heave']);
    await page.setViewportSize({ width, height: 844 });
    await watchJumps(page, '[data-editor]');
    await enter('super', `/tasks/organize/${id}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add challenge' }).click();
    const editor = page.getByRole('region', { name: 'Challenge', exact: true });
    const headline = editor.getByRole('textbox', { name: 'Headline' });
    const finding = editor.getByText('The challenge has no headline.');
    await expect(headline).toBeFocused();
    await expect(editor.getByRole('toolbar', { name: 'Description formatting' })).toBeVisible();
    await expect(finding).toBeVisible();
    await page.keyboard.type('Heave again');
    await expect(finding).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect(finding).toBeVisible();
    expect(await jumps(page)).toEqual([]);
  });
}

test('a conflict bar adjoins its field and moves nothing, with two wide buttons on a phone', {
  tag: '@once',
}, async ({ page, enter, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('owner', SETTINGS);
  await connected(page);
  // Opened before anything is typed, because after a pause in typing the change would be saved.
  const other = await person('admin', SETTINGS);
  await expect(name(other)).toHaveValue(/\S/);
  await name(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('img', { name: /^Also here/ })).toBeVisible();
  await name(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  const before = await places(page);
  await name(other).fill('Three Bridges');
  await name(other).press('Tab');
  const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
  const bar = main(page).getByRole('group', { name: /Three Bridges/ });
  await expect(dialog.or(bar).first()).toBeAttached();
  const boxes = await bar.evaluate((element) => {
    const at = (part: Element | null | undefined) => part?.getBoundingClientRect();
    const [keep, take] = [...element.querySelectorAll('button')].map(at);
    const field = at(element.closest('[data-field]')?.querySelector('[data-field-box]'));
    return { bar: at(element), field, keep, take };
  });
  expect(Math.abs((boxes.field?.bottom ?? 0) - (boxes.bar?.top ?? 0))).toBeLessThan(2);
  expect(boxes.keep?.top).toBe(boxes.take?.top);
  for (const button of [boxes.keep, boxes.take]) expect(button?.width).toBeGreaterThan(120);
  expect(await places(page)).toEqual(before);
});

/** The end positions of a section's fields and switches, without duplicates. */
const endsOf = (part: Locator) =>
  part.evaluate((element) => {
    const controls = [...element.querySelectorAll('[data-field-box], [role="switch"]')];
    return [...new Set(controls.map((control) => Math.round(control.getBoundingClientRect().right)))];
  });

for (const width of [1280, 390]) {
  test(`a field with a help button is as wide as the others at ${width} px`, { tag: '@once' }, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter('owner', '/games/edit/4821#optional');
    for (const title of ['During the game', 'Answers', 'For organisers']) {
      const section = page.getByRole('region', { name: title });
      await expect(section.getByRole('button', { name: /^Help: / }).first()).toBeVisible();
      expect(await endsOf(section), title).toHaveLength(1);
    }
    await page.goto('/tasks/organize/4821?pageSize=10');
    await page.getByRole('article').nth(3).getByRole('button', { name: /^Edit/ }).click();
    const editor = page.getByRole('region', { name: 'Challenge', exact: true });
    for (const tab of ['Visibility', 'Location', 'Timers']) {
      await editor.getByRole('tab', { name: tab }).click();
      const fields = editor.getByRole('tabpanel');
      await expect(fields.getByRole('button', { name: /^Help: / }).first()).toBeVisible();
      expect(await endsOf(fields), tab).toHaveLength(1);
    }
  });
}

test.describe('a date and time on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is typed in words beside its field, never covered by the picker, and an invalid finish is corrected', {
    tag: '@once',
  }, async ({ page, enter }) => {
    await enter('owner', `${SETTINGS}#optional`);
    await page.getByRole('radio', { name: /^Scheduled/ }).check();
    const [start, finish] = ['Start', 'Finish'].map((label) =>
      main(page)
        .getByRole('button', { name: new RegExp(`^${label}(?! Game)`) })
        .first(),
    ) as [Locator, Locator];
    const picker = (label: string) => page.getByRole('dialog', { name: label });
    const type = async (field: Locator, label: string, words: string) => {
      await field.click();
      await expect(picker(label)).toBeInViewport({ ratio: 1 });
      const [own, over] = await Promise.all([field.boundingBox(), picker(label).boundingBox()]);
      if (!own || !over) throw new Error('The picker is not laid out.');
      expect(over.y >= own.y + own.height || over.y + over.height <= own.y, `${label} is covered`).toBe(true);
      await picker(label).getByLabel('Type a date or time').fill(words);
      await page.keyboard.press('Enter');
      await expect(picker(label)).toHaveCount(0);
    };
    await type(start, 'Start', 'tomorrow 18:00');
    await expect(start).toContainText(/6:00|18:00/);
    const day = await start.textContent();
    await type(finish, 'Finish', 'today 18:00');
    const wrong = main(page).getByText('Finish must be after start.');
    await expect(wrong).toBeVisible();
    await main(page).getByRole('button', { name: /^Set / }).click();
    await expect(wrong).toHaveCount(0);
    await type(start, 'Start', '19:30');
    expect((await start.textContent())?.replace(/7:30|19:30/, '')).toBe(day?.replace(/6:00|18:00/, ''));
  });
});
