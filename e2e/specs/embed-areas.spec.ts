import type { Page } from '@playwright/test';
import { startAlone } from '@waymark/launch';
import { expect, test } from '../support/partner';

const GAME = 4821;

/** Puts another area into the page's element. */
async function show(page: Page, area: string, path: string): Promise<void> {
  await page.evaluate(
    ([is, at]) => {
      const element = document.createElement('waymark-remote');
      element.setAttribute('area', is);
      element.setAttribute('path', at);
      element.setAttribute('theme', 'light');
      const before = document.querySelector('waymark-remote');
      // Set by the page's script for the first one.
      Object.assign(element, { getToken: (before as { getToken?: unknown } | null)?.getToken });
      before?.replaceWith(element);
    },
    [area, path] as const,
  );
}

const AROUND_IT = [
  ['exports', 'Exports'],
  ['reels', 'Reels'],
  ['personalizations', 'Personalizations'],
  ['donate', 'Donate'],
] as const;

/** Title of the displayed area. */
const title = (page: Page) => page.locator('waymark-remote').getByRole('heading', { level: 1 });

test.describe("areas in a partner's page with a strict policy", { tag: '@beyond-the-documents' }, () => {
  test.beforeEach(async ({ visit }) => visit('moderation'));

  test('teams are added, and the first ten and the rewards are shown', async ({ page, context }) => {
    test.slow();
    const address = page.url();
    const cards = (at: Page) => at.getByRole('article');
    await test.step('teams', async () => {
      await show(page, 'teams', `/teams/organize/${GAME}`);
      await expect(cards(page).first()).toBeVisible();
      const before = await cards(page).count();
      await page.getByRole('button', { name: 'Add team' }).click();
      await expect(cards(page)).toHaveCount(before + 1);
    });
    await test.step('the first ten', async () => {
      await show(page, 'teams', `/teams/top/${GAME}`);
      await expect(page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem')).toHaveCount(10);
    });
    await test.step('rewards', async () => {
      await show(page, 'teams', `/games/rewards/${GAME}`);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    expect(page.url()).toBe(address);
    await test.step('alone', async () => {
      const worked = await startAlone({ id: 'mf-teams' });
      try {
        const alone = await context.newPage();
        await alone.goto(worked.address);
        await expect(cards(alone).first()).toBeVisible();
      } finally {
        await worked.close();
      }
    });
  });

  test('branding updates its phone while typing; exports, reels and personalisations are shown', async ({
    page,
    context,
  }) => {
    test.slow();
    const address = page.url();
    await test.step('branding', async () => {
      await show(page, 'media', `/games/grey/${GAME}`);
      await expect(title(page)).toHaveText('Branding');
      const bar = page.getByRole('textbox', { name: 'Bar background' });
      const before = await bar.inputValue();
      await bar.fill('#1e3a8a');
      await expect(page.locator('[data-phone] header')).toHaveCSS('background-color', 'rgb(30, 58, 138)');
      await bar.fill(before);
      // A brand's font loads despite the policy's font-src, and is removed with the phone.
      await page.getByRole('button', { name: /^Regular font/ }).click();
      await page.getByRole('option', { name: 'Caveat' }).click();
      const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
      await expect.poll(fonts).toContain('Waymark Caveat loaded');
      await page.getByRole('button', { name: /^Regular font/ }).click();
      await page.getByRole('option', { name: 'Lato' }).click();
      await expect.poll(fonts).not.toContain('Waymark Caveat loaded');
    });
    for (const [path, name] of AROUND_IT) {
      await test.step(name, async () => {
        await show(page, 'media', `/games/${path}/${GAME}`);
        await expect(title(page)).toContainText(name);
      });
    }
    expect(page.url()).toBe(address);
    await test.step('alone', async () => {
      const worked = await startAlone({ id: 'mf-media' });
      try {
        const alone = await context.newPage();
        await alone.goto(worked.address);
        await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Branding');
        await expect(alone.locator('[data-phone] header')).toBeVisible();
      } finally {
        await worked.close();
      }
    });
  });
});
