import { settled } from '../screenshots/picture';
import { expectAccessible } from '../support/accessibility';
import { isOwnFont } from '../support/drawn-font';
import { jumps, watchJumps } from '../support/jumps';
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
  test(`${name} passes axe in light and dark, and nothing overflows at any width`, async ({ page, enter }) => {
    await watchJumps(page);
    await enter('super', address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
    await settled(page);
    expect(await jumps(page), `${name} jumps while it loads`).toEqual([]);
    // A font that loads after the first text is unused until the next page load.
    expect(await isOwnFont(page, 'h1')).toBe(true);
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
    await test.step('the narrowest width', () => expectAccessible(page));
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await test.step('the widest width', () => expectAccessible(page));
  });
}

/** The screens of a game that organisers work in; narrow, light and dark. */
const WORK = [
  ['challenges', '/tasks/organize/4821'],
  ['groups', '/groups/organize/4821'],
  ['teams', '/teams/organize/4821'],
  ['leaderboard', '/teams/leaderboard/4821'],
  ['rewards', '/games/rewards/4821'],
  ['monitor', '/answers/monitor/4821'],
  ['grid of the monitor', '/answers/monitor/4821?view=grid'],
  ['stream', '/games/stream/4821'],
  ['branding', '/games/grey/4821'],
  ['personalisations', '/games/personalizations/4821'],
  ['reels', '/games/reels/4821'],
  ['exports', '/games/exports/4821'],
] as const;

for (const [name, address] of WORK) {
  test(`${name}: no layout shift while loading, and axe passes on a narrow phone, in light and dark`, async ({
    page,
    enter,
  }) => {
    await watchJumps(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await enter('owner', address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(await jumps(page), `jumps while it loads at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : []);
    }
    const wider = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main')].map((part) =>
        part ? part.scrollWidth - part.clientWidth : 0,
      ),
    );
    expect(wider, 'wider than the window').toEqual([0, 0]);
  });
}
