import { join } from 'node:path';
import { ROOT } from '@waymark/launch';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { settled } from './picture';

const picture = (name: string) => join(ROOT, 'docs/screenshots', `${name}.png`);

test('the pictures of the README', async ({ page }) => {
  await signIn(page, 'owner');
  const ready = async () => {
    await expect(page.getByText('Connected').filter({ visible: true })).toBeVisible();
    await settled(page);
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
