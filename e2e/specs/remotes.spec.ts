import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@waymark/launch';
import { expectAccessible } from '../support/accessibility';
import type { FaultKind } from '../support/faults';
import { expect, test } from '../support/test';

/** A screen of each remote: its menu link, and a sign that it works. */
const AREAS: Readonly<Record<string, readonly [link: string, shows: (page: Page) => Promise<void>]>> = {
  'mf-games': ['Settings', (page) => expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/)],
  'mf-challenges': ['Groups', (page) => expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()],
  'mf-teams': ['Teams', (page) => expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()],
  'mf-media': ['Branding', (page) => expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible()],
  'mf-moderation': ['Stream', (page) => expect(page.getByText(/^Real Time Team Activity for /)).toBeVisible()],
  'mf-presentation': ['Analytics', (page) => expect(page.getByText('Players per team')).toBeVisible()],
};
const REMOTES = Object.keys(AREAS);
const GAME = '/games/edit/4821';

const card = (page: Page) => page.locator('[data-failure]');
const go = async (page: Page, remote: string) => {
  const [link = ''] = AREAS[remote] ?? [];
  await page.getByRole('link', { name: link, exact: true }).first().click();
};
const works = async (page: Page, remote: string) => AREAS[remote]?.[1](page);

test.beforeEach(({ watch }) => {
  watch.allow(/404 \(Not Found\)/, /MIME type/, /Failed to find a valid digest|integrity/i, /SyntaxError|Unexpected/);
  watch.allow(
    /[Bb]roken on purpose/,
    /ERR_(EMPTY_RESPONSE|CONNECTION|FAILED|ABORTED)/,
    /Loading chunk|did not run|leaves no container|Not loaded within/,
  );
});

test.describe('a broken remote', () => {
  /** Faults, and the card's name for them. */
  const SWITCHES = {
    'not-found': 'not-found',
    integrity: 'integrity',
    evaluation: 'evaluation',
    chunk: 'chunk',
    'throw-mount': 'mount-error',
    'throw-render': 'render-crash',
    'old-contract': 'incompatible',
  } as const;

  test('with a fault switched on leaves the rest usable, says why, and recovers with Retry', async ({
    page,
    enter,
  }) => {
    test.slow();
    await enter('owner');
    for (const [fault, kind] of Object.entries(SWITCHES)) {
      await test.step(fault, async () => {
        let on = REMOTES.map((remote) => `${remote}:${fault}`);
        await page.goto(`${GAME}?fault=${on.join(',')}`);
        for (const remote of REMOTES) {
          await go(page, remote);
          await expect(card(page)).toHaveAttribute('data-failure', kind);
          // One fault after the other is fixed, while the next ones remain.
          on = on.filter((text) => !text.startsWith(remote));
          await page.evaluate((text) => sessionStorage.setItem('waymark_faults', text), on.join(','));
          // Incompatible releases are not retried; the page is reloaded.
          if (kind === 'incompatible') await page.reload();
          else await card(page).getByRole('button', { name: 'Retry' }).click();
          await works(page, remote);
        }
      });
    }
  });

  const SERVED: readonly [what: string, kind: FaultKind][] = [
    ['missing', 'missing'],
    ['cut off', 'truncated'],
    ['changed in one byte', 'flipped'],
  ];

  test('with a faulty server leaves the rest usable, says why, and recovers with Retry', async ({
    page,
    enter,
    stack,
  }) => {
    test.slow();
    await enter('owner');
    for (const [what, kind] of SERVED) {
      await test.step(what, async () => {
        for (const remote of REMOTES) stack.faults.set(remote, kind);
        // Otherwise the browser's cache would serve what the previous step fixed.
        const browser = await page.context().newCDPSession(page);
        await browser.send('Network.clearBrowserCache');
        await page.goto(GAME);
        const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
        for (const remote of REMOTES) {
          await go(page, remote);
          await expect(page.locator(`[data-remote="${remote}"]`)).toBeAttached();
          await expect(retry).toBeVisible();
          if (what === 'missing' && remote === 'mf-presentation') await expectAccessible(page);
          stack.faults.clear(remote);
          await retry.click();
          await works(page, remote);
        }
      });
    }
  });

  for (const [kind, failure] of [
    ['throws', 'evaluation'],
    ['mount-throws', 'mount-error'],
    ['old-contract', 'incompatible'],
  ] as const) {
    test(`published broken (${kind}) leaves the rest usable, and recovers on reload`, async ({
      page,
      enter,
      stack,
    }) => {
      stack.faults.set('mf-presentation', kind, /remoteEntry\.js$/);
      await enter('owner', '/games/analytics/4821');
      await expect(card(page)).toHaveAttribute('data-failure', failure);
      await go(page, 'mf-games');
      await works(page, 'mf-games');
      stack.faults.clear();
      await page.goto('/games/analytics/4821');
      await works(page, 'mf-presentation');
    });
  }

  test('that hangs is given up after eight seconds and recovers with Retry', async ({ page, enter, stack }) => {
    await enter('owner');
    stack.faults.set('mf-presentation', 'hangs');
    const loading = page.locator('[data-remote="mf-presentation"][data-state="loading"]');
    await page.clock.install();
    // A pending script may delay the browser's load event.
    await page.goto('/games/analytics/4821', { waitUntil: 'commit' });
    await expect(loading).toBeAttached();
    await page.clock.runFor(8000);
    // The loader counts from its request, a moment after the area shows as loading.
    await expect(async () => {
      await page.clock.runFor(200);
      await expect(page.locator('[data-failure="timeout"]')).toBeVisible({ timeout: 500 });
    }).toPass();
    await go(page, 'mf-games');
    await works(page, 'mf-games');
    await go(page, 'mf-presentation');
    await expect(loading).toBeAttached();
    stack.faults.clear();
    await page.clock.runFor(8000);
    await expect(card(page)).toBeVisible();
    await card(page).getByRole('button', { name: 'Retry' }).click();
    await works(page, 'mf-presentation');
  });
});

test('a registry that is down at start leaves sign-in working, shows a card and recovers with Retry', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 503/, /[Tt]he registry|holds no registry/);
  // A modified document has an opaque origin, which may not access this machine.
  await context.grantPermissions(['local-network-access']);
  // Like a shell whose store is unreachable and that has no earlier registry.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="waymark-registry">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  let asked = 0;
  await page.route('**/registry.json', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'Service Unavailable' });
  });
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(card(page)).toHaveAttribute('data-failure', 'registry');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  await expectAccessible(page);
  expect(asked).toBe(0);
  for (const tries of [1, 2]) {
    await card(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => asked).toBe(tries);
    await expect(card(page)).toHaveAttribute('data-failure', 'registry');
  }
  await page.unroute('**/registry.json');
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /Logbook/ })).toBeVisible();
  expect(asked).toBe(2);
});

test('?panel shows developers the state of each remote and who provides shared modules', async ({ page, enter }) => {
  const panel = page.getByRole('complementary', { name: 'Platform' });
  await enter('owner', '/dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await enter('owner', '/dashboard?panel');
  await expect(panel.getByRole('heading')).toHaveText(/^stable · revision \d+$/);
  await expect(panel.getByRole('row', { name: /^mf-games .* ready \d+ ms$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^mf-presentation .* idle/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^react 19\./ })).toContainText('waymark_host');
  await panel.getByRole('textbox').press('Escape');
  await expect(panel).toHaveCount(0);
});
