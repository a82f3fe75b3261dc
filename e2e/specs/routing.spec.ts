import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const PILOT = 4821;
const OF_A_GAME = [`/games/edit/${PILOT}`, '/games/edit/new', `/games/analytics/${PILOT}`];

test.describe('an address of the builder', () => {
  test('that is protected sends a visitor without a session to the sign-in page', async ({ page }) => {
    for (const address of ['/', '/dashboard', ...OF_A_GAME]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/sign-in$/);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    }
  });

  test('that is the root or the dashboard shows the games list', async ({ page }) => {
    await signIn(page, 'owner');
    for (const address of ['/', '/dashboard']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Games');
      await expect(page.getByRole('row', { name: /Logbook/ })).toBeVisible();
    }
  });

  test('that names a game or the word new opens its settings', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto(`/games/edit/${PILOT}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
    await page.goto('/games/edit/new');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New Game');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('that belongs to analytics exists only while the feature is on', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto(`/games/analytics/${PILOT}`);
    await expect(page.getByText('Players per team')).toBeVisible();
    await page.route('**/users/0.json*', async (route) => {
      const answer = await route.fetch();
      const { features, ...me } = (await answer.json()) as { features: string[] };
      await route.fulfill({ json: { ...me, features: features.filter((name) => name !== 'analytics') } });
    });
    await page.goto(`/games/analytics/${PILOT}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found!');
    await expect(page.getByText('Players per team')).toBeHidden();
  });
});
