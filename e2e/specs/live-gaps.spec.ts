import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@waymark/launch';
import { signedIn } from '../support/call-as';
import { connected } from '../support/connected';
import { expect, test } from '../support/proxied';
import type { TestStack } from '../support/test';

const GAMES = [4802, 4809, 4821];
const DROPS = 10;
const EVENTS_BETWEEN = 60;

test('a screen whose socket drops repeatedly during 600 events ends like a fresh load', async ({
  page,
  enter,
  person,
  way,
  stack,
  watch,
}) => {
  // Six hundred writes in sequence, on any machine.
  test.setTimeout(420_000);
  watch.allow(/WebSocket/);
  await enter('owner');
  await connected(page);
  const save = await writer(stack);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  let event = 0;
  for (let drop = 0; drop < DROPS; drop += 1) {
    for (let at = 0; at < EVENTS_BETWEEN; at += 1) {
      event += 1;
      await save(GAMES[event % GAMES.length] ?? 0, `Storm ${event}`);
      if (at === EVENTS_BETWEEN / 2) way.proxy.cutSockets();
    }
    // The next drop needs an open socket again.
    await expect.poll(() => way.proxy.openSockets, { timeout: 40_000 }).toBeGreaterThan(0);
  }
  expect(event).toBe(600);
  await expect(page.getByRole('row', { name: /Storm 600/ })).toBeVisible({ timeout: 40_000 });
  const fresh = await person('owner');
  await expect(fresh.getByRole('row', { name: /Storm 600/ })).toBeVisible();
  await expect.poll(() => rowsOf(page)).toEqual(await rowsOf(fresh));
  expect((await rowsOf(page)).filter((row) => /Storm (598|599|600)/.test(row))).toHaveLength(3);
  await expect(page.locator('[data-same-page]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** The rows of the list; without their ages, which each page counts itself. */
const rowsOf = async (page: Page): Promise<string[]> => {
  const rows = await page.getByRole('row').allInnerTexts();
  return rows.map((row) => row.replace(/\d+(?: min\.|m) ago/, 'lately'));
};

/** Another person who renames games, bypassing the browser and the proxy's faults. */
async function writer({ settings }: TestStack) {
  const credentials = { email: 'admin@demo.test', password: DEMO_PASSWORD };
  const call = await signedIn(settings, '/users/authenticate.json', credentials);
  return (game: number, name: string) => call('PUT', `/games/${game}.json`, { name });
}
