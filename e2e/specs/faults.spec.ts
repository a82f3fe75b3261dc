import type { Page } from '@playwright/test';
import { Calls } from '../support/calls';
import type { Tamper } from '../support/fault-proxy';
import { expect, test } from '../support/proxied';

const GAME = '/games/4737.json';
const LIST = '/games.json';
const UNREADABLE = 'The platform sent an answer that the builder cannot read.';

/** Modifies the content of a response's only key. */
const inside =
  (change: (record: Record<string, unknown>) => unknown): Tamper =>
  (content) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(content)).map(([key, value]) => [key, change(value as never)])),
    );

const UNREADABLE_ANSWERS: Readonly<Record<string, Tamper>> = {
  'malformed JSON': (content) => content.slice(0, -2),
  'an HTML page': () => '<!doctype html><title>Hotel</title><script>document.title="taken"</script>',
  'an empty body': () => '',
  'white space': () => ' \n ',
  null: () => 'null',
  'a list': () => '[]',
  'a number': () => '7',
  'another object': () => '{"weather":"fine"}',
  'a record that is a list': inside(() => []),
};
const NO_ANSWERS: Readonly<Record<string, Tamper>> = {
  'a connection that drops before the response': (_, line) => line.cut(),
  'a connection that drops during the response': (_, line) => line.cutInTheMiddle(),
};
const ODD_ANSWERS: Readonly<Record<string, Tamper>> = {
  'unknown fields': inside((game) => ({ ...game, shiny: { deep: [1, null] }, constructor: 'x', 'a b': 1 })),
  'nothing but the id': inside(({ id }) => ({ id })),
  'null in every field': inside((game) => ({
    ...Object.fromEntries(Object.keys(game).map((key) => [key, null])),
    id: game.id,
  })),
  'values of another type': inside((game) => ({
    ...Object.fromEntries(Object.entries(game).map(([key, value]) => [key, typeof value === 'string' ? 7 : 'seven'])),
    id: game.id,
  })),
};

test.describe('a damaged answer', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(/Failed to load resource/, /ERR_(EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)/);
    watch.expectDialogs('Error', 'Lost connection');
  });

  test('to a read is reported with Retry, which works once the connection is repaired', async ({
    page,
    enter,
    way,
  }) => {
    await enter('owner');
    for (const [what, tamper] of Object.entries(UNREADABLE_ANSWERS)) {
      await test.step(what, async () => {
        way.proxy.break('GET', GAME, tamper);
        await page.goto('/games/edit/4737');
        await expect(page.getByRole('main').getByText(UNREADABLE)).toBeVisible();
        await expect(page.getByText("We couldn't find this game")).toBeVisible();
        await dismissing(page, 'Error', UNREADABLE);
        await expect(page).not.toHaveTitle('taken');
        way.proxy.mend();
        await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
      });
    }
  });

  test('to a read of the list leaves a way to continue', async ({ page, enter, way }) => {
    for (const [what, tamper] of Object.entries(UNREADABLE_ANSWERS)) {
      // A list can be read bare or under its name.
      if (what.endsWith('a list')) continue;
      await test.step(what, async () => {
        way.proxy.break('GET', LIST, tamper);
        await enter('owner');
        await expect(page.getByRole('main').getByText(UNREADABLE)).toBeVisible();
        await dismissing(page, 'Error', UNREADABLE);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        way.proxy.mend();
        await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('row', { name: /Bluebeard/ })).toBeVisible();
      });
    }
  });

  test('that is incomplete is requested four times, then reported as a lost connection', async ({
    page,
    enter,
    way,
  }) => {
    await enter('owner');
    for (const [what, tamper] of Object.entries(NO_ANSWERS)) {
      await test.step(what, async () => {
        await expect(page.getByRole('row', { name: /Bluebeard/ })).toBeVisible();
        const calls = new Calls(page);
        way.proxy.break('GET', GAME, tamper);
        await page
          .getByRole('row', { name: /Bluebeard/ })
          .getByRole('link')
          .first()
          .click();
        await dismissing(page, 'Lost connection');
        expect(calls.of('GET', GAME)).toHaveLength(4);
        way.proxy.mend();
        await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
        await page.goto('/dashboard');
      });
    }
  });

  test('is rendered as far as it can be read', async ({ page, enter, way }) => {
    await enter('owner');
    for (const [what, tamper] of Object.entries(ODD_ANSWERS)) {
      await test.step(what, async () => {
        way.proxy.break('GET', GAME, tamper);
        await page.goto('/games/edit/4737');
        await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    }
  });

  test('with a million characters of text is still rendered', async ({ page, enter, way }) => {
    way.proxy.break(
      'GET',
      GAME,
      inside((game) => ({ ...game, description: 'word '.repeat(200_000) })),
    );
    await enter('owner', '/games/edit/4737');
    // Laying out a million characters takes browsers seconds.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry', { timeout: 60_000 });
    expect(await page.getByLabel('Description').evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(
      1_000_000,
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('to a write keeps what was typed, unsaved, and Retry saves it', async ({ page, enter, way }) => {
    await enter('owner', '/games/edit/4737');
    const description = page.getByLabel('Description');
    const calls = new Calls(page);
    for (const [what, tamper] of Object.entries(NO_ANSWERS)) {
      await test.step(what, async () => {
        calls.forget();
        way.proxy.break('PUT', GAME, tamper);
        await description.fill(`Typed over ${what}`);
        await description.blur();
        await dismissing(page, 'Lost connection');
        await expect(page.getByRole('main').getByText('Not saved')).toBeVisible();
        await expect(description).toHaveValue(`Typed over ${what}`);
        expect(calls.of('PUT', GAME)).toHaveLength(1);
        way.proxy.mend();
        await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
      });
    }
  });
});

test.describe('unsaved input', () => {
  test('is restored when the Retry dialog reloads the page, and saved with one click', async ({
    page,
    enter,
    way,
    watch,
  }) => {
    watch.allow(/Failed to load resource/, /ERR_EMPTY_RESPONSE/);
    watch.expectDialogs('Lost connection');
    await enter('owner', '/games/edit/4737');
    const name = page.getByLabel('Name', { exact: true });
    way.proxy.break('PUT', GAME, (_, line) => line.cut());
    // The provider has saved it, only the response was lost; another person's change is restored to prove it.
    await name.fill('Bluebeard’s Barge');
    await name.blur();
    const dialog = page.getByRole('alertdialog', { name: 'Lost connection' });
    await expect(dialog).toBeVisible();
    const putBack = () =>
      way.proxy.break(
        'GET',
        GAME,
        inside((game) => ({ ...game, name: 'Bluebeard’s Ferry' })),
      );
    putBack();
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Retry' }).click()]);
    await expect(page.getByText('We restored your unsaved changes')).toBeVisible();
    await expect(name).toHaveValue('Bluebeard’s Barge');
    // Restored until it is saved.
    way.proxy.mend();
    putBack();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('button', { name: 'Save now' }).click();
    await saved;
    way.proxy.mend();
    await expect(page.getByText('We restored your')).toHaveCount(0);
    await page.reload();
    await expect(name).toHaveValue('Bluebeard’s Barge');
    await name.fill('Bluebeard’s Ferry');
    await name.blur();
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  });

  test('is kept while the browser is offline, and the page says so', async ({ page, context, enter, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket/);
    watch.expectDialogs('Lost connection');
    // Parts of the screen that load when it is idle.
    const checked = page.waitForResponse('**/games/4737/readiness.json');
    await enter('owner', '/games/edit/4737');
    const description = page.getByLabel('Description');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
    await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    await checked;
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await description.fill('Written on the ferry, without a line.');
    await description.blur();
    await dismissing(page, 'Lost connection');
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
    await expect(description).toHaveValue('Written on the ferry, without a line.');
    await context.setOffline(false);
    await expect(page.getByText("You're offline.")).toHaveCount(0);
    // Saved without further messages.
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(description).toHaveValue('Written on the ferry, without a line.');
  });
});

/** Waits for exactly one error dialog, and closes it with its first button. */
async function dismissing(page: Page, title: string, text?: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  if (text) await expect(dialog.getByRole('paragraph')).toHaveText(text);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await dialog.getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
