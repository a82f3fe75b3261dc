import type { Page } from '@playwright/test';
import { connected } from '../support/connected';
import { expect, test } from '../support/proxied';
import { signOut } from '../support/sign-in';

const GAME = 4737;
const KEPT = /What you see is from \d/;

test.beforeEach(async ({ page, watch }) => {
  watch.allow(
    /^console: (Chunk)?LoadError: /,
    /ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION_\w+)/,
    /Failed to load resource/,
    /WebSocket/,
  );
  watch.expectDialogs('Lost connection');
  // As Safari tells a page that it was installed; browsers without a window cannot install any.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
});

/** The addresses of what the worker has kept in a store. */
const kept = async (store: string) => (await (await caches.open(store)).keys()).map(({ url }) => url);

/** Unsaved text on this device. */
const unsaved = () => Object.keys(localStorage).filter((name) => name.startsWith('waymark.unsaved.'));

/** Addresses of the lists of what the shell and the teams' area load later. */
const laterLists = () => {
  const entries = performance.getEntriesByType('resource').filter(({ name }) => /mf-teams.*remoteEntry\.js/.test(name));
  return [new URL('/later.json', location.href).href, ...entries.map(({ name }) => new URL('later.json', name).href)];
};

/** Opens the builder for the first time since it was installed. */
async function openInstalled(page: Page): Promise<void> {
  await connected(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What the first screen loaded before there was a worker.
  await expect.poll(() => page.evaluate(kept, 'offline-answers')).toContainEqual(expect.stringContaining('users/0'));
  await expect.poll(() => page.evaluate(kept, 'offline-page')).toHaveLength(1);
}

/** Goes to a screen by the menu, as somebody does before they walk into the park. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bluebeard’s Ferry' }).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges' }).click();
  await expect(challenge(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(board(page)).toBeVisible();
}

const challenge = (page: Page) =>
  page.getByRole('region', { name: 'List of challenges' }).getByRole('listitem').first();
const board = (page: Page) => page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first();

test('an installed builder opens offline, shows its data with their age, and catches up', async ({
  page,
  context,
  enter,
}) => {
  await enter('owner');
  await openInstalled(page);
  await walk(page);
  await context.setOffline(true);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText(KEPT)).toContainText("You're offline.");
  await page.goto(`/tasks/organize/${GAME}`);
  await expect(challenge(page)).toBeVisible();
  await page.goto(`/games/edit/${GAME}`);
  const description = page.getByLabel('Description');
  await expect(description).toBeVisible();
  await description.fill('Written on the ferry, without a line.');
  await description.blur();
  await closeDialog(page);
  await page.reload();
  await expect(description).toHaveValue('Written on the ferry, without a line.');
  await closeDialog(page);
  await context.setOffline(false);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await closeDialog(page);
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('We restored your unsaved changes.')).toHaveCount(0);
  await page.reload();
  await expect(description).toHaveValue('Written on the ferry, without a line.');
});

test('what was typed offline survives the end of the app, until the person signs out', async ({
  page,
  context,
  enter,
}) => {
  await enter('owner', `/games/edit/${GAME}`);
  await openInstalled(page);
  await expect(page.getByLabel('Description')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Description').fill('Written before the phone closed the app.');
  await page.getByLabel('Description').blur();
  await closeDialog(page);
  // A closed app takes its tab's storage with it.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Written before the phone closed the app.');
  await closeDialog(page);
  await context.setOffline(false);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  expect(await page.evaluate(unsaved)).toHaveLength(1);
  await closeDialog(page);
  await signOut(page);
  await expect.poll(() => page.evaluate(unsaved)).toEqual([]);
});

test('dialogs that were never opened before open offline', async ({ page, context, enter }) => {
  await enter('owner', `/games/edit/${GAME}`);
  await openInstalled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('button', { name: 'Bulk actions' })).toBeVisible();
  const lists = await page.evaluate(laterLists);
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    const later: Record<string, string[]> = await (await page.request.get(list)).json();
    const scripts = Object.values(later).flat();
    const files = scripts.map((file) => new URL(`.${file}`, list).href);
    await expect.poll(() => page.evaluate(kept, 'offline-files')).toEqual(expect.arrayContaining(files));
  }
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: 'Add many teams…' }).click();
  await expect(page.getByRole('dialog', { name: 'Add many teams' })).toBeVisible();
});

test('an installed builder works while the provider is down, and forgets its data at sign-out', async ({
  page,
  enter,
  way,
}) => {
  await enter('owner');
  await openInstalled(page);
  await walk(page);
  way.proxy.goAway();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText(KEPT)).toContainText("The platform can't be reached.");
  way.proxy.mend();
  await expect(page.getByText(KEPT)).toHaveCount(0, { timeout: 60_000 });
  await closeDialog(page);
  await signOut(page);
  await expect.poll(() => page.evaluate(kept, 'offline-answers')).not.toContainEqual(expect.stringContaining('games'));
});

test("a screen never opened before says it can't be reached, and loads once the connection is back", async ({
  page,
  context,
  enter,
}) => {
  await enter('owner', `/games/edit/${GAME}`);
  await openInstalled(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText("This page can't be reached")).toBeVisible();
  await context.setOffline(false);
  await expect(board(page)).toBeVisible();
});

/** A dialog about what this device does not know, where there is one. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Lost connection' });
  await dialog.waitFor({ timeout: 2000 }).catch(() => undefined);
  if (await dialog.isVisible()) await dialog.getByRole('button').first().click();
}
