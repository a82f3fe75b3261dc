import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@waymark/launch';
import { expectAccessible } from '../support/accessibility';
import { signedIn } from '../support/call-as';
import { connected } from '../support/connected';
import { expect, test } from '../support/test';

const STREAM = '/games/stream/4821';
const items = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('listitem');

/** The link to a team visible in the window, with its item. */
const linkInView = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('[data-answer] h2 a')) {
      const { left, top, height } = link.getBoundingClientRect();
      const item = link.closest('[data-answer]');
      if (top < 60 || top > window.innerHeight - 20 || !item) continue;
      const id = item.getAttribute('data-answer') ?? '';
      return { x: left + 5, y: top + height / 2, item: id, top: item.getBoundingClientRect().top };
    }
    return null;
  });

/** Position of a stream's item in the window; far away if it isn't rendered. */
const topOf = (page: Page, item: string | undefined) =>
  page.evaluate(
    (id) => document.querySelector(`[data-answer="${id}"]`)?.getBoundingClientRect().top ?? Number.MAX_SAFE_INTEGER,
    item,
  );

test.describe('the stream of a game', () => {
  test('loads more below its end, and Back returns to the same item', { tag: '@both' }, async ({ page, enter }) => {
    await enter('owner', STREAM);
    await expect(page.getByText('Real Time Team Activity for The Pilot’s Lost Logbook')).toBeVisible();
    await expect(items(page).first()).toBeVisible();
    expect(await items(page).count()).toBeLessThan(20);
    const more = page.waitForRequest((request) => /answers\/stream.*max_id=/.test(request.url()));
    await items(page).first().hover();
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(items(page).last()).toHaveAttribute('aria-posinset', /^(4\d|[5-9]\d|\d{3})$/, { timeout: 500 });
    }).toPass();
    await more;
    await page.mouse.wheel(0, 100);
    await expect.poll(() => linkInView(page)).not.toBeNull();
    let link = await linkInView(page);
    // The list may still settle under the pointer.
    await expect(async () => {
      link = await linkInView(page);
      await page.mouse.click(link?.x ?? 0, link?.y ?? 0);
      await expect(page).not.toHaveURL(new RegExp(`${STREAM}$`), { timeout: 2000 });
    }).toPass();
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf(page, link?.item)) - (link?.top ?? 0))).toBeLessThan(40);
  });

  test('shows what other judges decide about answers below its first page', async ({ page, enter, stack }) => {
    await enter('owner', STREAM);
    await expect(items(page).first()).toBeVisible();
    await connected(page);
    await items(page).first().hover();
    const featured = page.getByText('Featured', { exact: true });
    let older = '';
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      const item = items(page).filter({ hasNot: featured }).last();
      await expect(item).toHaveAttribute('aria-posinset', /^([6-9]\d|\d{3})$/, { timeout: 500 });
      older = (await item.getAttribute('data-answer')) ?? '';
    }).toPass({ intervals: [100] });
    const admin = await signedIn(stack.settings, '/users/authenticate.json', {
      email: 'admin@demo.test',
      password: DEMO_PASSWORD,
    });
    const { answer } = await admin<{ answer: { review_key: string } }>('GET', `/answers/${older}.json?game_id=4821`);
    const decision = { id: Number(older), game_id: 4821, review_key: answer.review_key };
    await admin('PUT', `/answers/${older}/feature.json`, decision);
    await expect(page.locator(`[data-answer="${older}"]`).filter({ has: featured })).toBeVisible();
  });

  test('lets judges decide in place', async ({ page, enter }) => {
    await enter('owner', STREAM);
    const item = items(page)
      .filter({ has: page.getByRole('button', { name: 'Review' }) })
      .first();
    await item.getByRole('button', { name: 'Review' }).click();
    const decided = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /answers\/\d+\/reject/.test(answer.url()),
    );
    await item.getByRole('button', { name: 'Reject', exact: true }).click();
    expect((await decided).status()).toBe(200);
  });

  test('is accessible, and links to the streams of teams and challenges', async ({ page, enter }) => {
    await enter('owner', STREAM);
    const team = items(page).first().getByRole('heading').getByRole('link');
    const name = await team.textContent();
    await expectAccessible(page);
    await team.click();
    await expect(page).toHaveURL(/\/teams\/stream\/4821\/\d+$/);
    await expect(page.getByText(`Real Time Team Activity for ${name}`)).toBeVisible();
  });

  test('is open to players, who cannot decide', async ({ page, enter }) => {
    await enter('joined', STREAM);
    await expect(items(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  });
});
