import { join } from 'node:path';
import { ROOT } from '@waymark/launch';
import { connected } from '../support/connected';
import { settled } from './picture';
import { test } from './pictures';

const picture = (name: string) => join(ROOT, 'docs/screenshots', `${name}.png`);

test('the screenshots of the README', async ({ page, visit }) => {
  const take = async (address: string, name: string) => {
    await page.goto(address);
    await connected(page);
    await settled(page);
    await page.screenshot({ path: picture(name) });
  };

  await page.setViewportSize({ width: 1280, height: 860 });
  await visit('owner', '/dashboard');
  await take('/dashboard', 'games');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take('/dashboard', 'games-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await take('/games/edit/4809', 'settings');
  await take('/tasks/organize/4821', 'challenges');
  await page.setViewportSize({ width: 390, height: 844 });
  await take('/dashboard', 'games-phone');
});
