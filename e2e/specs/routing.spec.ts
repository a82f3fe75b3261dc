import { REGISTRY_BLOCK_ID, registrySchema } from '@waymark/contract';
import { withoutFeature } from '../support/account';
import { expect, test } from '../support/test';

const PILOT = 4821;
const DONATIONS = '/games/donate/:game';

test.describe('a route of the builder', () => {
  test('redirects a visitor to the sign-in page if protected', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/sign-in$/);
    const registry = registrySchema.parse(
      JSON.parse((await page.locator(`#${REGISTRY_BLOCK_ID}`).textContent()) ?? ''),
    );
    const ofGames = registry.remotes
      .flatMap(({ current }) => current.routes)
      .filter(({ path }) => path.includes(':game') && path !== DONATIONS)
      .map(({ path }) => path.replace(':game', String(PILOT)).replace(/:\w+/g, '7'));
    expect(ofGames).toEqual(expect.arrayContaining([`/games/edit/${PILOT}`, `/games/analytics/${PILOT}`]));
    for (const address of ['/dashboard', '/games/edit/new', ...ofGames]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/sign-in$/);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    }
  });

  test('shows the games list at the root and the dashboard', async ({ page, enter }) => {
    for (const address of ['/', '/dashboard']) {
      await enter('owner', address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Games');
      await expect(page.getByRole('row', { name: /Logbook/ })).toBeVisible();
    }
  });

  test('opens the settings of a game or of a new one', async ({ page, enter }) => {
    await enter('owner', `/games/edit/${PILOT}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
    await enter('super', '/games/edit/new');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New Game');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('of analytics exists only while the feature is on', async ({ page, enter }) => {
    await enter('owner', `/games/analytics/${PILOT}`);
    await expect(page.getByText('Players per team')).toBeVisible();
    await withoutFeature(page, 'analytics');
    await page.goto(`/games/analytics/${PILOT}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found!');
    await expect(page.getByText('Players per team')).toBeHidden();
  });
});
