import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const SCREENS = [
  { name: 'the games list', address: '/dashboard', ready: 'Games' },
  { name: 'the mandatory settings', address: '/games/edit/4821', ready: 'Settings' },
  { name: 'the optional settings', address: '/games/edit/4821#optional', ready: 'Settings' },
  { name: 'a new game', address: '/games/edit/new', ready: 'New Game' },
  { name: 'the analytics', address: '/games/analytics/4821', ready: 'Analytics' },
  { name: 'the path', address: '/games/path/4821', ready: 'Path' },
  { name: 'an unknown address', address: '/nowhere', ready: 'Page Not Found!' },
  { name: 'the privacy page', address: '/privacy', ready: 'Privacy policy' },
  { name: 'the maintenance page', address: '/maintenance', ready: 'Site Maintenance' },
  { name: 'the server error page', address: '/server-error', ready: 'Internal server error' },
];

/** Widths of a desktop, a phone and the narrowest window in WCAG. */
const WIDTHS = [1280, 390, 320] as const;

for (const { name, address, ready } of SCREENS) {
  test(`axe finds nothing on ${name} in light and dark, and nothing overflows at any width`, async ({
    page,
    enter,
  }) => {
    await enter('super', address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await test.step('dark', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await paper();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(paper).not.toBe(light);
      await expectAccessible(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0);
      });
    }
    await test.step('the narrowest', () => expectAccessible(page));
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await test.step('the widest', () => expectAccessible(page));
  });
}
