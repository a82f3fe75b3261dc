import type { Page } from '@playwright/test';
import { intercept } from '../support/calls';
import { connected } from '../support/connected';
import { field, open, path, press } from '../support/game-form';
import { expect, test } from '../support/test';

/** A template for evening games: no mode, no start, London. */
const LANTERN = 4752;
/** A game that no other test uses. */
const FERRY = 4737;
const saved = (page: Page) => expect(page.getByText('All changes saved').first()).toBeAttached();

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Far from every game's zone, and across the date line from some: all times are in the game's zone anyway.
test.use({ timezoneId: 'Pacific/Auckland' });

test.describe('the settings of a game', () => {
  test('are loaded once, in two tabs, each with its fields', async ({ page, enter }) => {
    const calls = await open(page, enter, `/games/edit/${LANTERN}`);
    await expect(page.getByRole('tab')).toHaveText([/^Mandatory/, /^Optional/]);
    await expect(page.getByRole('tab', { selected: true })).toContainText('Mandatory');
    await expect(field(page, 'Name')).toHaveValue('Lantern Run');
    await expect(field(page, 'Entry Code')).toHaveValue('LANTERN');
    await expect(field(page, 'Description')).toHaveValue(/^Ninety minutes after sunset/);
    await expect(page.getByRole('group', { name: 'Photo' })).toContainText('800x800');
    await expect(field(page, 'Primary e-mail')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /accept the terms/ })).toBeDisabled();
    expect(calls.of('GET', path(LANTERN)).length).toBeGreaterThan(0);

    await page.getByRole('tab', { name: 'Optional' }).click();
    await expect(page).toHaveURL(/#optional$/);
    await expect(page.getByRole('group', { name: 'Game mode' }).getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /^Time zone .*London/ })).toBeVisible();
    await expect(field(page, 'Name')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Optional/);
    const index = page.getByRole('navigation', { name: 'Sections' });
    const leadsTo = async (section: string): Promise<void> => {
      await index.getByRole('button', { name: section }).click();
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeFocused();
      await expect(index.locator('[aria-current="true"]')).toHaveText(section);
    };
    await leadsTo('Tour');
    await leadsTo('For organisers');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await leadsTo('Tour');
    await leadsTo('During the game');
  });

  test('stay usable with 10 MB of text, which is kept and marked as too long', { tag: '@once' }, async ({
    page,
    enter,
  }) => {
    const calls = await open(page, enter, `/games/edit/${LANTERN}`);
    const description = field(page, 'Description');
    await description.evaluate((area: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      set?.call(area, 'Bring a torch. '.repeat(666_667));
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(description).toHaveAccessibleDescription(
      /Please input a maximum of 100,000 characters\. You have 10,000,005\./,
    );
    calls.forget();
    await field(page, 'Entry Code').fill('TORCHES');
    await field(page, 'Entry Code').blur();
    await expect.poll(() => calls.bodies('PUT', path(LANTERN))).toEqual([{ code: 'TORCHES' }]);
    expect(await description.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(10_000_005);
    await description.fill('Bring a torch.');
    await description.blur();
    await expect.poll(() => calls.bodies('PUT', path(LANTERN)).at(-1)).toEqual({ description: 'Bring a torch.' });
  });

  test('show unusual names literally, and run none of them', async ({ page, enter }) => {
    const calls = await open(page, enter, `/games/edit/${FERRY}`);
    // A script, a broken image, a flag of four code points, two text directions, and a direction override.
    const odd = '<script>window.hit=1</script><img src=x onerror="window.hit=1"> 🏴‍☠️ ليلة שלום \u202Eneerg';
    await page.setViewportSize({ width: 390, height: 844 });
    // 10,000 UTF-16 units: the text is cut there, but not within a character.
    const long = '😀'.repeat(5000);
    await field(page, 'Name').fill(long);
    await field(page, 'Name').blur();
    await expect.poll(() => calls.bodies('PUT', path(FERRY))).toEqual([{ name: long.slice(0, 254) }]);
    expect(await overflow(page)).toBe(0);
    await field(page, 'Name').fill(odd);
    await field(page, 'Name').blur();
    await expect.poll(() => calls.bodies('PUT', path(FERRY)).at(-1)).toEqual({ name: odd });
    await saved(page);
    for (const address of [`/games/edit/${FERRY}`, '/dashboard']) {
      await page.goto(address);
      await expect(address.startsWith('/games') ? field(page, 'Name') : page.getByText(odd).first()).toBeVisible();
      const hit = await page.evaluate(() => 'hit' in window);
      expect([address, await overflow(page), hit]).toEqual([address, 0, false]);
    }
    await page.goto(`/games/edit/${FERRY}`);
    await expect(field(page, 'Name')).toHaveValue(odd);
    await expect(page).toHaveTitle(/<script>/);
  });

  test('save each field separately and optimistically, sending only what changed', async ({ page, enter }) => {
    const calls = await open(page, enter, `/games/edit/${LANTERN}`);
    const side = page.getByRole('navigation', { name: 'Main' });
    await connected(page);
    await page.clock.install();

    await test.step('a name, shown everywhere before it is stored', async () => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await intercept(page, { method: 'PUT', path: path(LANTERN) }, async (route) => {
        await arrived;
        await route.fallback();
      });
      calls.forget();
      await field(page, 'Name').fill('Lantern Walk');
      await field(page, 'Name').blur();
      await expect(side).toContainText('Lantern Walk');
      await expect(page.getByText('Saving', { exact: true }).first()).toBeVisible();
      expect(calls.of('GET', path(LANTERN))).toEqual([]);
      arrive();
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
      await expect.poll(() => calls.of('GET', path(LANTERN)).length).toBeGreaterThan(0);
      expect(calls.bodies('PUT', path(LANTERN))).toEqual([{ name: 'Lantern Walk' }]);
      await page.unrouteAll();
    });

    await test.step('a code of at least three characters', async () => {
      calls.forget();
      await field(page, 'Entry Code').fill('LA');
      await field(page, 'Entry Code').blur();
      await expect(page.getByText('Please input a minimum of 3 characters.', { exact: true })).toBeVisible();
      await page.clock.runFor(5000);
      expect(calls.of('PUT', path(LANTERN))).toEqual([]);
      await field(page, 'Entry Code').fill('LANTERNS');
      await field(page, 'Entry Code').blur();
      await saved(page);
      await expect.poll(() => calls.bodies('PUT', path(LANTERN))).toEqual([{ code: 'LANTERNS' }]);
    });

    await test.step('a mode and its fields', async () => {
      await page.getByRole('tab', { name: 'Optional' }).click();
      for (const { mode, code, shows, hides } of [
        { mode: 'Scheduled', code: 0, shows: /^Start(?! Game)/, hides: 'Time to complete, in minutes' },
        { mode: 'Start Anytime', code: 1, shows: 'Time to complete, in minutes', hides: /^Start(?! Game)/ },
        { mode: 'Stopped', code: 2, shows: undefined, hides: /^(Start(?! Game)|Time to complete)/ },
      ]) {
        calls.forget();
        await page.getByRole('radio', { name: mode }).check();
        await expect.poll(() => calls.bodies('PUT', path(LANTERN))).toEqual([{ start_anytime: code }]);
        const control = (name: string | RegExp) =>
          page.getByRole('textbox', { name }).or(page.getByRole('button', { name }));
        if (shows) await expect(control(shows)).toBeVisible();
        await expect(control(hides)).toHaveCount(0);
      }
    });

    await test.step('the time to complete, in minutes', async () => {
      calls.forget();
      await page.getByRole('radio', { name: 'Start Anytime' }).check();
      await expect.poll(() => calls.bodies('PUT', path(LANTERN))).toEqual([{ start_anytime: 1 }]);
      calls.forget();
      await field(page, 'Time to complete, in minutes').fill('90');
      await field(page, 'Time to complete, in minutes').blur();
      await expect.poll(() => calls.bodies('PUT', path(LANTERN))).toEqual([{ time_to_play: 90 }]);
    });
  });

  test('are stored field by field, and survive a reload', { tag: '@both' }, async ({ page, enter, profile }) => {
    const calls = await open(page, enter, '/games/edit/4266');
    const written = () => Object.assign({}, ...(calls.bodies('PUT', path(4266)) as object[]));
    const choose = async (name: RegExp, option: string) => {
      await press(page, name);
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    calls.forget();
    await field(page, 'Primary e-mail').fill('harbour@waymark.test');
    await field(page, 'Primary e-mail').blur();
    await page.getByRole('tab', { name: 'Optional' }).click();
    const switches = page.getByRole('switch');
    const before = await switches.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));
    for (const one of await switches.all()) await one.click();
    await page.getByRole('radio', { name: 'Visible' }).check();
    await choose(/^Unlock style/, 'Online');
    await choose(/^Moderation/, 'Pre');
    await choose(/^Late submissions/, 'Approve');
    await choose(/^Category/, 'Archive');
    await page.getByRole('combobox', { name: 'Cheat codes' }).fill('FOGHORN');
    await page.getByRole('combobox', { name: 'Cheat codes' }).press('Enter');
    const switched = [
      'searchability',
      'join_existing_team',
      'leaderboard_visible',
      'notifications_bidirectional',
      'shuffled',
      'share_location',
      'export_player_enabled',
    ].map((name, at) => [name, before[at] ? 0 : 1]);
    await expect.poll(written).toEqual({
      ...Object.fromEntries(switched),
      ...(profile === 'reference' ? { blind_review: 1 } : {}),
      primary_email: 'harbour@waymark.test',
      timer_visible: 1,
      unlock_requires_network: 1,
      review: 'pre',
      late: 'approve',
      category: 'Archive',
      cheats: expect.arrayContaining(['FOGHORN']),
    });
    await saved(page);

    await page.reload();
    await expect(switches).toHaveCount(before.length);
    const after = await switches.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));
    expect(after).toEqual(before.map((on) => !on));
    await expect(page.getByRole('radio', { name: 'Visible' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Unlock style .*Online/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Moderation .*Pre/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Late submissions .*Approve/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Category .*Archive/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cheat codes' })).toContainText('FOGHORN');
  });

  test('let only the owner edit the description, and say so to others', async ({ page, enter }) => {
    await open(page, enter, '/games/edit/4821');
    await expect(field(page, 'Description')).toBeEditable();
    await open(page, enter, '/games/edit/4821', 'admin');
    await expect(field(page, 'Name')).toBeEditable();
    await expect(field(page, 'Description')).not.toBeEditable();
    await expect(page.getByText('Only the owner of the game can change the description.')).toBeVisible();
  });
});
