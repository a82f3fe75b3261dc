import { join } from 'node:path';
import { ROOT } from '@waymark/launch';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const picture = (name: string) => join(ROOT, 'docs/screenshots', `${name}.png`);

test('the pictures of the README', async ({ page }) => {
  await signIn(page, 'owner');
  const ready = async () => {
    await expect(page.getByText('Connected').filter({ visible: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(picturesMissing)).toBe(0);
    await page.mouse.move(0, 0);
  };

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/dashboard');
  await ready();
  await page.screenshot({ path: picture('games') });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: picture('games-dark') });
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto('/games/edit/4809');
  await ready();
  await page.screenshot({ path: picture('settings') });

  await page.goto('/tasks/organize/4821');
  await ready();
  await page.screenshot({ path: picture('challenges') });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await ready();
  await page.screenshot({ path: picture('games-phone') });
});

/** Number of visible pictures that have not loaded; those further down load on scrolling. */
function picturesMissing(): number {
  return [...document.images].filter((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const inSight = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    return inSight && !(image.complete && image.naturalWidth > 0);
  }).length;
}
