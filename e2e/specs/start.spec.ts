import { expectAccessible } from '../support/accessibility';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

test.describe('a freshly started builder', () => {
  test('shows the sign-in page of the white label to a visitor', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page).toHaveTitle(/Harbour Hunts/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test("lets the demo's owner sign in", async ({ page }) => {
    await signIn(page, 'owner');
    await expect(page).toHaveURL(/\/(dashboard)?$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  test('answers every route with a page and every missing file with 404', async ({ page, stack }) => {
    const answer = await page.request.get('/games/edit/7');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    expect((await page.request.get('/assets/gone.js')).status()).toBe(404);
    expect(stack.provider).toBeDefined();
  });
});
