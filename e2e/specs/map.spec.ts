import type { BrowserContext, Page } from '@playwright/test';
import { ROOT, readSettings } from '@waymark/launch';
import { loaded } from '../support/loaded';
import { test as base, expect, runStack, type TestStack } from '../support/test';

const TILES = 'https://tiles.example.test';
const CHALLENGES = '/tasks/organize/4821';
/** One grey pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFgwKARcRKXQAAAABJRU5ErkJggg==',
  'base64',
);

/** The built builder of an operator with custom tiles. */
const test = base.extend<Record<never, never>, { stack: TestStack }>({
  stack: [
    async ({ profile }, use, { parallelIndex }) =>
      runStack({ worker: parallelIndex, profile }, use, async ({ dataFolder, ports }) => ({
        settings: readSettings(
          {
            WAYMARK_DATA: dataFolder,
            WAYMARK_MAP_TILES: `${TILES}/{z}/{x}/{y}.png`,
            WAYMARK_MAP_CREDIT: '© Summit Maps',
          },
          ROOT,
          ports,
        ),
      })),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Responds as the tile server while it is up. */
async function serveTiles(context: BrowserContext) {
  const served = { away: false, referrers: new Set<string | undefined>() };
  await context.route(`${TILES}/**`, async (route) => {
    served.referrers.add(
      await route
        .request()
        .headerValue('referer')
        .then((text) => text ?? undefined),
    );
    return served.away ? route.abort() : route.fulfill({ contentType: 'image/png', body: TILE });
  });
  return served;
}

const map = (page: Page) => page.getByRole('region', { name: 'Map of the challenges' });
const land = (page: Page) => map(page).locator('path.land');

test('map tiles are credited, and land replaces them while they are unavailable', { tag: '@once' }, async ({
  context,
  enter,
  page,
  stack,
  watch,
}) => {
  watch.allow(/ERR_FAILED \(https:\/\/tiles\.example\.test/);
  const tiles = await serveTiles(context);
  await enter('super', CHALLENGES);
  await expect(map(page).getByText('© Summit Maps')).toBeVisible();
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect([...tiles.referrers]).toEqual([`${stack.origin}/`]);
  await expect(land(page)).toHaveCount(0);

  tiles.away = true;
  await page.reload();
  await expect(map(page).getByText('No map pictures here. You see rough outlines of land.')).toBeVisible();
  await expect(land(page)).toHaveCount(1);

  tiles.away = false;
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect(map(page).getByText('© Summit Maps')).toBeVisible();
  await expect(land(page)).toHaveCount(0);
});

test("an address is found on the map, and so is the viewer's position", { tag: '@once' }, async ({
  context,
  enter,
  page,
}) => {
  await serveTiles(context);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.447, longitude: -2.598, accuracy: 60 });
  await enter('super', CHALLENGES);
  await map(page).getByRole('button', { name: 'My position' }).press('Enter');
  await expect(map(page).getByRole('img', { name: 'You are here' })).toBeInViewport();

  const search = map(page).getByRole('searchbox', { name: 'Search an address' });
  await search.fill('Atlantis');
  await search.press('Enter');
  await expect(map(page).getByRole('status')).toHaveText('Address not found! Make sure you spelled it correctly.');
  await search.fill('Boston');
  await search.press('Enter');
  await expect(map(page).getByRole('img', { name: 'Boston' })).toBeInViewport();
  await expect(map(page).getByRole('status')).toBeEmpty();

  await map(page).getByRole('button', { name: 'Show all' }).click();
  await expect(map(page).getByRole('img', { name: 'Boston' })).not.toBeInViewport();
});

for (const [language, showAll] of [
  ['en', 'Show all'],
  ['ar', 'عرض الكل'],
] as const) {
  test(`no marker is covered by the search or the buttons of the map (${language})`, { tag: '@once' }, async ({
    context,
    enter,
    page,
  }) => {
    await serveTiles(context);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await enter('super', CHALLENGES);
    const box = page.locator('.leaflet-container');
    const markers = box.locator('.leaflet-marker-icon');
    await expect(markers.first()).toBeVisible();
    await page.getByRole('button', { name: showAll, exact: true }).click();
    await expect(markers.nth(1)).toBeVisible();
    await loaded(page);
    const covering = box.locator('xpath=..').locator('form, button');
    const areas = await Promise.all((await covering.all()).map((part) => part.boundingBox()));
    expect(areas.length).toBeGreaterThan(3);
    for (const marker of await markers.all()) {
      const own = await marker.boundingBox();
      const hidden = areas.some(
        (area) =>
          own &&
          area &&
          own.x < area.x + area.width &&
          area.x < own.x + own.width &&
          own.y < area.y + area.height &&
          area.y < own.y + own.height,
      );
      expect(hidden, (await marker.getAttribute('aria-label')) ?? '').toBe(false);
    }
  });
}
