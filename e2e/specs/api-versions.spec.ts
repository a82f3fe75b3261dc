import type { Browser, Page } from '@playwright/test';
import { ROOT, readSettings, type Settings } from '@waymark/launch';
import type { PageWatch } from '../support/page-watch';
import { giveSession } from '../support/sign-in';
import { test as base, expect, NO_TILES, runStack, type TestStack } from '../support/test';

const STAGING_HOST = 'staging.localhost';
/** The staging segment: a later contract with an additional field, without the games' trash. */
const V9 = { api: '1.1.0', withheld: ['game-trash'], fields: { getGame: { game: { berth: 'Quay 3' } } } };
const FERRY = { id: 4737, name: 'Bluebeard’s Ferry' };
const TIDE = 'Autumn Tide Tournament';

/** The same settings with additional variables. */
const withVariables = (settings: Settings, variables: Readonly<Record<string, string>>) =>
  readSettings({ WAYMARK_DATA: settings.dataFolder, ...NO_TILES, ...variables }, ROOT, settings.ports);

/** The built builder with a provider that serves both `v1` and `v9`. */
const test = base.extend<Record<never, never>, { stack: TestStack }>({
  stack: [
    async ({ profile }, use, { parallelIndex }) =>
      runStack({ worker: parallelIndex, profile }, use, async (settings) => ({
        settings: withVariables(settings, { WAYMARK_STAGING_HOSTS: STAGING_HOST, WAYMARK_STAGING_VERSION: 'v9' }),
        providerEnv: { WAYMARK_API_SEGMENTS: JSON.stringify({ v9: V9 }) },
      })),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** An organiser in their own browser, at an origin of the builder. */
async function open({ browser, watch }: { browser: Browser; watch: PageWatch }, stack: TestStack, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  await watch.watch(context);
  const page = await context.newPage();
  const segments = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin: where, pathname } = new URL(request.url());
    asked.push(pathname);
    // The upload policy is always read from the normal version.
    if (where === stack.settings.page.apiOrigin && pathname.endsWith('.json') && !pathname.endsWith('/upload.json'))
      segments.add(pathname.split('/')[1] ?? '');
  });
  await giveSession(context, { ...stack, origin }, 'owner');
  return { page, segments, asked, close: () => context.close() };
}

const stagingOf = ({ settings }: TestStack): string => `http://${STAGING_HOST}:${settings.ports.shell}`;
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });
async function remove(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete Game' }).getByRole('button', { name: 'Yes, delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  // Hovering keeps the notice open.
  await page.getByText('Your game has been deleted.').hover();
}
const undo = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' });

test.describe('a version segment', { tag: '@beyond-the-documents' }, () => {
  test('decides what a host shows, without a build in between', async ({ browser, stack, watch }) => {
    const visit = async (origin: string, deleted: string, offersUndo: boolean) => {
      const { page, segments, asked, close } = await open({ browser, watch }, stack, origin);
      await page.goto('/dashboard');
      await remove(page, deleted);
      await expect(undo(page)).toHaveCount(offersUndo ? 1 : 0);
      await expect(page.getByRole('region', { name: 'Deleted a moment ago' })).toHaveCount(offersUndo ? 1 : 0);
      if (offersUndo) {
        await undo(page).click();
        await expect(rowOf(page, deleted)).toBeVisible();
      } else expect(asked.filter((path) => path.includes('trash'))).toEqual([]);
      // Read in transit, because a page discards its responses when it navigates.
      let game: Record<string, unknown> = {};
      await page.route(`**/games/${FERRY.id}.json`, async (route) => {
        const answer = await route.fetch();
        if (route.request().method() === 'GET') ({ game } = await answer.json());
        await route.fulfill({ response: answer });
      });
      await page.goto(`/games/edit/${FERRY.id}`);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(FERRY.name);
      await page.unrouteAll({ behavior: 'wait' });
      await close();
      return { segments: [...segments], berth: game.berth };
    };
    expect(await visit(stagingOf(stack), TIDE, false)).toEqual({ segments: ['v9'], berth: 'Quay 3' });
    expect(await visit(stack.origin, FERRY.name, true)).toEqual({ segments: ['v1'], berth: undefined });
  });

  test('runs an area only where its API is spoken; elsewhere the area says so and loads nothing', async ({
    browser,
    stack,
    watch,
  }) => {
    stack.faults.set('mf-presentation', 'newer-api');
    const visit = async (origin: string) => {
      const { page, asked, close } = await open({ browser, watch }, stack, origin);
      await page.goto(`/games/analytics/${FERRY.id}`);
      const card = page.locator('[data-failure="incompatible"]');
      await expect(card.or(page.getByText('Players per team'))).toBeVisible();
      const refused = await card.isVisible();
      // The others continue.
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(FERRY.name);
      await close();
      return { refused, came: asked.some((path) => /\/mf-presentation\/.*\/remoteEntry\.js$/.test(path)) };
    };
    expect(await visit(stagingOf(stack))).toEqual({ refused: false, came: true });
    expect(await visit(stack.origin)).toEqual({ refused: true, came: false });
  });

  test('moves the whole builder to another version with one variable', async ({ browser, profile, watch }) => {
    const place = async (settings: Settings) => ({ settings: withVariables(settings, { WAYMARK_API_VERSION: 'v2' }) });
    await runStack(
      { worker: 61, profile },
      async (stack) => {
        const { page, segments, close } = await open({ browser, watch }, stack, stack.origin);
        await page.goto('/dashboard');
        await expect(rowOf(page, FERRY.name)).toBeVisible();
        await page.goto(`/games/edit/${FERRY.id}`);
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue(FERRY.name);
        await page.getByRole('link', { name: 'Challenges' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
        await page.getByRole('link', { name: 'Analytics' }).click();
        await expect(page.getByText('Players per team')).toBeVisible();
        expect([...segments]).toEqual(['v2']);
        await close();
      },
      place,
    );
  });
});
