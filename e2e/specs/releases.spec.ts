import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Response, Route } from '@playwright/test';
import { ROOT } from '@waymark/launch';
import { type ShippingStack, startShipping } from '../support/own-store';
import { giveSession } from '../support/sign-in';
import { expect, test } from '../support/test';

const GAME = '/games/edit/4821';

/** The release of this working tree. */
const { version } = JSON.parse(await readFile(join(ROOT, 'mf-games/package.json'), 'utf8')) as { version: string };

let shipping: ShippingStack;
test.beforeAll(async () => {
  shipping = await startShipping(57);
});
test.afterAll(() => shipping?.stop());

/** Versions of the games remote whose entry a page requested, in order. */
function versionsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const version = /\/mf-games\/([^/]+)\/remoteEntry\.js/.exec(request.url())?.[1];
    if (version) asked.push(version);
  });
  return asked;
}

const games = (page: Page, state: string) => page.locator(`[data-remote="mf-games"][data-state="${state}"]`);
const name = (page: Page) => page.getByLabel('Name', { exact: true });

test('a release reaches an open page within moments, on the next visit to the area, without losing an edit', async ({
  page,
  context,
}) => {
  test.slow();
  await giveSession(context, shipping.stack, 'owner');
  const asked = versionsAsked(page);
  const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await page.goto(`${shipping.stack.origin}${GAME}`);
  await expect(name(page)).toHaveValue(/Logbook/);
  await live;
  await page.evaluate(() => Object.assign(window, { opened: 'before the release' }));
  const before = new Set(asked);
  // The save waits for its response for the duration of the release.
  const held: Route[] = [];
  await page.route('**/games/4821.json', (route) =>
    route.request().method() === 'PUT' ? void held.push(route) : route.continue(),
  );
  await page.getByLabel('Description').fill('Typed while somebody shipped');
  await page.getByLabel('Description').blur();
  await expect.poll(() => held.length).toBe(1);

  const heard = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'));
  expect(await shipping.waymark('release', 'mf-games')).toContain(`${version} is in service on stable`);
  await heard;
  await expect(page.getByLabel('Description')).toHaveValue('Typed while somebody shipped');
  expect(new Set(asked)).toEqual(before);

  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByText('Players per team')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Typed while somebody shipped');
  await expect.poll(() => asked.at(-1)).toBe(version);
  expect(before.has(version)).toBe(false);
  expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('before the release');
});

test('a failing release is replaced by the previous one, and after the second failure reported and not retried', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(
    /404 \(Not Found\)/,
    /MIME type/,
    /Failed to find a valid digest|integrity/i,
    /[Bb]roken on purpose/,
    /Not loaded within/,
    /did not run/,
  );
  // If only this test runs, no release exists yet that could fail.
  await shipping.waymark('release', 'mf-games').catch((error: Error) => expect(error.message).toContain('exists'));
  await giveSession(context, shipping.stack, 'owner');
  const open = (fault: string) => page.goto(`${shipping.stack.origin}${GAME}?fault=${fault && `mf-games:${fault}`}`);
  for (const fault of [
    'not-found',
    'integrity',
    'evaluation',
    'chunk',
    'throw-mount',
    'throw-render',
    'old-contract',
  ]) {
    await test.step(fault, async () => {
      await open(fault);
      await expect(games(page, 'degraded')).toBeAttached();
      await expect(name(page)).toHaveValue(/Logbook/);
      await page.evaluate(() => localStorage.removeItem('waymark_failed_releases'));
    });
  }
  await page.clock.install();
  await open('slow');
  await expect(games(page, 'loading')).toBeAttached();
  await page.clock.runFor(8000);
  await expect(games(page, 'degraded')).toBeAttached();
  await expect(name(page)).toHaveValue(/Logbook/);

  await page.evaluate(() => localStorage.removeItem('waymark_failed_releases'));
  // Missing on its server, because failures by the switch are not reported.
  const reports: Promise<Response | null>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/release-report')) reports.push(request.response());
  });
  const entry = `**/mf-games/${version}/remoteEntry.js*`;
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await open('');
  await expect(games(page, 'degraded')).toBeAttached();
  expect(reports).toEqual([]);
  await page.reload();
  await expect(games(page, 'degraded')).toBeAttached();
  await expect.poll(() => reports.length).toBe(1);
  const answered = await reports[0];
  expect(answered?.status()).toBe(204);
  expect(answered?.request().postDataJSON()).toMatchObject({ remote: 'mf-games', version, kind: 'not-found' });
  await page.unroute(entry);
  await open('');
  await expect(games(page, 'degraded')).toBeAttached();
  await page.evaluate(() => localStorage.removeItem('waymark_failed_releases'));
  await open('');
  await expect(games(page, 'ready')).toBeAttached();
});

test('a screen that breaks while rendering is replaced by the previous release, keeping the input each time', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/[Bb]roken on purpose/);
  await shipping.waymark('release', 'mf-games').catch((error: Error) => expect(error.message).toContain('exists'));
  await giveSession(context, shipping.stack, 'owner');
  /** Breaks the screen whenever it renders from now on. */
  const breakScreen = () => page.evaluate(() => sessionStorage.setItem('waymark_faults', 'mf-games:throw-render'));
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/release-report')) reported.push(request.postData() ?? '');
  });
  const description = page.getByLabel('Description');
  // Saving waits for its response, so the input is a draft.
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/games/4821.json', (route) =>
    isHeld && route.request().method() === 'PUT' ? void held.push(route) : route.continue(),
  );
  await page.goto(`${shipping.stack.origin}${GAME}?fault=mf-presentation:chunk`);
  await expect(games(page, 'ready')).toBeAttached();
  await description.fill('Typed before it broke');
  await description.blur();
  await expect.poll(() => held.length).toBe(1);
  await breakScreen();
  await name(page).fill('Typed as it broke');
  await expect(games(page, 'degraded')).toBeAttached();
  await expect(page.getByText(/[Bb]roken on purpose/)).toHaveCount(0);
  await expect(page.getByText('We restored your unsaved changes')).toBeVisible();
  await expect(description).toHaveValue('Typed before it broke');
  await expect(name(page)).toHaveValue('Typed as it broke');
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  // Pending writes are saved by now.
  await expect(page.getByText('We restored your unsaved changes')).toHaveCount(0);
  const failures = () => page.evaluate(() => localStorage.getItem('waymark_failed_releases') ?? '');
  await expect.poll(failures).toContain('render-crash');
  expect(reported).toEqual([]);

  await page.goto(`${shipping.stack.origin}${GAME}?fault=mf-games:throw-render`);
  await expect(games(page, 'degraded')).toBeAttached();
  await expect(description).toHaveValue('Typed before it broke');
  await expect(name(page)).toHaveValue('Typed as it broke');
  // It was broken on purpose.
  expect(reported).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('waymark_failed_releases'));
});

test('a page that stays open leaves a recalled release, and is offered the next one', async ({ page, context }) => {
  await shipping.waymark('release', 'mf-games').catch((error: Error) => expect(error.message).toContain('exists'));
  await giveSession(context, shipping.stack, 'owner');
  const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await page.goto(`${shipping.stack.origin}${GAME}`);
  const area = games(page, 'ready');
  await expect(area).toHaveAttribute('data-release', version);
  await live;
  await page.getByLabel('Description').focus();
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'));
  await shipping.waymark('rollback', 'mf-games');
  await heard;
  await expect(area).toHaveAttribute('data-release', version);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(area).toHaveAttribute('data-release', `${version}-dev`);
  await expect(name(page)).toHaveValue(/./);

  await shipping.waymark('promote', 'mf-games', version);
  const offer = page.getByRole('region', { name: 'Notices' }).getByText('There is a newer version of this page.');
  await expect(offer).toBeVisible();
  await expect(area).toHaveAttribute('data-release', `${version}-dev`);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(area).toHaveAttribute('data-release', version);
  await expect(offer).toHaveCount(0);
});

test("the staging host uses the staging version of the API, the builder's own host the normal one", async ({
  browser,
  watch,
}) => {
  const { stack, stagingOrigin } = shipping;
  const versionsAt = async (origin: string) => {
    const context = await browser.newContext();
    await watch.watch(context);
    await giveSession(context, { ...stack, origin }, 'owner');
    const page = await context.newPage();
    const versions = new Set<string>();
    const unswapped = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== stack.settings.page.apiOrigin || request.method() === 'OPTIONS') return;
      const [, version = '', noun = ''] = url.pathname.split('/');
      if (noun === 'medias' || noun === 'upload.json') unswapped.add(`${version}/${noun}`);
      else if (url.pathname.includes('.json')) versions.add(version);
    });
    await page.goto(`${origin}${GAME}?panel`);
    // An earlier test may have renamed the game.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/./);
    const panel = page.getByRole('complementary', { name: 'Platform' });
    const channel = await panel.getByRole('heading').first().textContent();
    await panel.getByRole('button', { name: 'Close' }).click();
    const photo = page.getByRole('group', { name: 'Photo' });
    const file = { name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from(BLUE_SQUARE, 'base64') };
    await photo.locator('input[type="file"]').setInputFiles(file);
    await expect(photo.getByText('Saved')).toBeVisible();
    await context.close();
    return { channel, versions: [...versions], unswapped: [...unswapped] };
  };
  expect(await versionsAt(stagingOrigin)).toEqual({
    channel: expect.stringMatching(/^staging · /),
    versions: ['staging'],
    unswapped: expect.arrayContaining(['v1/medias']),
  });
  expect(await versionsAt(stack.origin)).toEqual({
    channel: expect.stringMatching(/^stable · /),
    versions: ['v1'],
    unswapped: expect.arrayContaining(['v1/medias']),
  });
});

const BLUE_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQCDiAFTEMLQkAintMAQ8E4RoAAAAASUVORK5CYII=';
