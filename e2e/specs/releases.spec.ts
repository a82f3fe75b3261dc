import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '@waymark/launch';
import { type ShippingStack, startShipping } from '../support/own-store';
import { giveSession } from '../support/sign-in';
import { expect, test } from '../support/test';

const GAME = '/games/edit/4821';
const FIVE_MINUTES = 5 * 60_000;

let shipping: ShippingStack;
test.beforeAll(async () => {
  shipping = await startShipping(57);
});
test.afterAll(() => shipping?.stop());

/** The versions of the analytics remote whose entry a page has asked for, in order. */
function versionsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const version = /\/mf-presentation\/([^/]+)\/remoteEntry\.js/.exec(request.url())?.[1];
    if (version) asked.push(version);
  });
  return asked;
}

test('a release reaches a page that is open, at its next entry into the area, without a reload', async ({
  page,
  context,
}) => {
  test.slow();
  const { version } = JSON.parse(await readFile(join(ROOT, 'mf-presentation/package.json'), 'utf8'));
  await giveSession(context, shipping.stack, 'owner');
  await page.clock.install();
  const asked = versionsAsked(page);
  await page.goto(`${shipping.stack.origin}/games/analytics/4821`);
  await expect(page.getByText('Players per team')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { opened: 'before the release' }));
  const before = new Set(asked);

  expect(await shipping.waymark('release', 'mf-presentation')).toContain(`${version} is in service on stable`);
  await expect(page.getByText('Players per team')).toBeVisible();
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'));
  await page.clock.fastForward(FIVE_MINUTES);
  await heard;
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByText('Players per team')).toBeVisible();

  await expect.poll(() => asked.at(-1)).toBe(version);
  expect(before.has(version)).toBe(false);
  expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('before the release');
});

test('the staging host speaks the staging version of the API, the builder’s own host the normal one', async ({
  browser,
  watch,
}) => {
  const { stack, stagingOrigin } = shipping;
  const versionsAt = async (origin: string) => {
    const context = await browser.newContext();
    watch.watch(context);
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
    await page.goto(`${origin}${GAME}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
    const photo = page.getByRole('group', { name: 'Photo' });
    const file = { name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from(BLUE_SQUARE, 'base64') };
    await photo.locator('input[type="file"]').setInputFiles(file);
    await expect(photo.getByText('Saved')).toBeVisible();
    await context.close();
    return { versions: [...versions], unswapped: [...unswapped] };
  };
  expect(await versionsAt(stagingOrigin)).toEqual({
    versions: ['staging'],
    unswapped: expect.arrayContaining(['v1/medias']),
  });
  expect(await versionsAt(stack.origin)).toEqual({
    versions: ['v1'],
    unswapped: expect.arrayContaining(['v1/medias']),
  });
});

const BLUE_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQCDiAFTEMLQkAintMAQ8E4RoAAAAASUVORK5CYII=';
