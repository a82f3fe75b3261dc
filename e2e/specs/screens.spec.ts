import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const SCREENS = [
  { name: 'the games list', address: '/dashboard', ready: 'Games' },
  { name: 'the mandatory settings', address: '/games/edit/4821', ready: 'Settings' },
  { name: 'the optional settings', address: '/games/edit/4821#optional', ready: 'Settings' },
  { name: 'a new game', address: '/games/edit/new', ready: 'New Game' },
  { name: 'the analytics', address: '/games/analytics/4821', ready: 'Analytics' },
  { name: 'an unknown address', address: '/nowhere', ready: 'Page Not Found!' },
  { name: 'the privacy page', address: '/privacy', ready: 'Privacy policy' },
  { name: 'the maintenance page', address: '/maintenance', ready: 'Site Maintenance' },
  { name: 'the server error page', address: '/server-error', ready: 'Internal server error' },
];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing and nothing overflows at ${width} px, ${theme}`, async ({ page, enter }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      await enter('super');
      for (const { name, address, ready } of SCREENS) {
        await test.step(name, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
