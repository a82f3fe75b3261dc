import type { Locator, Page } from '@playwright/test';
import { Calls } from '../support/calls';
import { connected } from '../support/connected';
import { enlargeText } from '../support/large-text';
import { loaded } from '../support/loaded';
import { expect, test } from '../support/test';

const MONITOR = '/answers/monitor/4821';
const DECIDED = /^\/answers\/\d+\/(accept|reject)\.json$/;

const queue = (page: Page) => page.getByRole('navigation', { name: 'Queue' }).getByRole('button');
const review = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const inFront = (page: Page) => page.getByRole('navigation', { name: 'Queue' }).locator('[aria-current]');
/** Team and challenge of an answer in the queue. */
const named = (item: Locator) => item.locator('[dir] + span');
const update = (page: Page) => review(page).getByRole('button', { name: /^(Update|Approve)/ });

/** Decisions as sent by a page. */
function watchDecisions(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/[^/]+/, '');
    if (request.method() === 'PUT' && DECIDED.test(path)) sent.push(path);
  });
  return sent;
}

test.describe('the monitor', () => {
  test('pages through submissions and decides one', { tag: '@both' }, async ({ page, enter }) => {
    const calls = new Calls(page);
    await enter('owner', `${MONITOR}?show=all&pageSize=10`);
    await expect(queue(page)).toHaveCount(10);
    const before = (await named(queue(page).first()).textContent()) ?? '';
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(named(queue(page).first())).not.toHaveText(before);
    await expect(queue(page)).toHaveCount(10);
    const asked = calls.of('GET', '/answers/game/4821.json').map((call) => new URL(call.url()).searchParams);
    expect(asked.some((query) => query.get('page') === '2' && query.get('per_page') === '10')).toBe(true);

    const sent = watchDecisions(page);
    await queue(page).nth(3).click();
    await review(page).getByLabel('Message to the team').fill('Nice hats.');
    await review(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect.poll(() => sent.length).toBe(1);
    await queue(page).nth(3).click();
    await expect(review(page).getByText('Rejected', { exact: true })).toBeVisible();
    await review(page)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect.poll(() => sent.length).toBe(2);
    await queue(page).nth(3).click();
    await expect(review(page).getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('is endless at pageSize=infinite, beside one answer and as a grid', async ({ page, enter }) => {
    const calls = new Calls(page);
    // Each once: live messages may reload the list, and other parts of the page ask for other sizes.
    const asked = () => [
      ...new Set(
        calls
          .of('GET', '/answers/game/4821.json')
          .map((call) => new URL(call.url()).searchParams)
          .flatMap((query) => (query.get('per_page') === '50' ? (query.get('page') ?? '') : [])),
      ),
    ];
    const noPager = () => expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await enter('owner', `${MONITOR}?show=all&pageSize=infinite`);
    await expect(queue(page)).toHaveCount(50);
    expect(asked()).toEqual(['1']);
    await queue(page).last().scrollIntoViewIfNeeded();
    await expect(queue(page)).toHaveCount(100);
    await noPager();
    expect(asked()).toEqual(['1', '2']);

    // A live message may still reload the list on this page.
    await page.goto('about:blank');
    calls.forget();
    await enter('owner', `${MONITOR}?show=all&view=grid&pageSize=infinite`);
    const tiles = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await expect(tiles).toHaveCount(50);
    expect(asked()).toEqual(['1']);
    await tiles.last().scrollIntoViewIfNeeded();
    await expect(tiles).toHaveCount(100);
    await noPager();
  });

  test('works by keyboard, and no key fires while typing', async ({ page, enter }) => {
    await enter('owner', `${MONITOR}?show=all`);
    await expect(queue(page).first()).toBeVisible();
    const sent = watchDecisions(page);
    const first = await named(inFront(page)).textContent();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(queue(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('k');
    await page.keyboard.press('3');
    await page.keyboard.press('m');
    await page.keyboard.type('a fair knot, 9 points');
    await expect(review(page).getByLabel('Message to the team')).toHaveValue('a fair knot, 9 points');
    expect([sent, first === null]).toEqual([[], false]);
    await page.getByRole('heading', { level: 1, name: 'Monitor' }).click();
    // The list of keys loads when the screen is idle, like notices.
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Next answer')).toBeVisible();
  });

  test('reveals the message field above the decisions on M, also with double-sized text', async ({ page, enter }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await enter('owner', `${MONITOR}?show=all`);
    const field = review(page).getByLabel('Message to the team');
    await expect(field).toBeVisible();
    await loaded(page);
    const reveal = async () => {
      await field.blur();
      await page.keyboard.press('m');
      await expect(field).toBeFocused();
      return field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
    };
    expect(await reveal()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlargeText(page);
    expect(await reveal()).toBe(true);
    const overflow = await review(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await review(page).evaluate((panel) => panel.scrollTo(0, 0));
    const [above, below] = [await field.boundingBox(), await update(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('works offline, and sends the decisions once back online', async ({ page, context, enter, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    watch.expectDialogs('Lost connection');
    await enter('owner', `${MONITOR}?show=all`);
    await expect(update(page)).toBeVisible();
    const taken: (string | undefined)[] = [];
    page.on('response', (answer) => {
      const [, verdict] = /\/answers\/\d+\/(accept|reject)\.json/.exec(answer.url()) ?? [];
      if (answer.request().method() === 'PUT' && answer.ok()) taken.push(verdict);
    });
    await connected(page);
    await loaded(page);
    await context.setOffline(true);
    await update(page).click();
    await expect(page.getByText('1 decision is kept on this device until you are back online.')).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByText('2 decisions are kept on this device until you are back online.')).toBeVisible();
    expect(taken).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(/kept on this device/)).toBeHidden({ timeout: 40_000 });
    await expect.poll(() => taken).toEqual(['accept', 'reject']);
  });

  test('loses nothing when its tab is closed offline', async ({ page, context, enter, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    watch.expectDialogs('Lost connection');
    await enter('owner', `${MONITOR}?show=all`);
    await expect(update(page)).toBeVisible();
    await connected(page);
    await loaded(page);
    await context.setOffline(true);
    await update(page).click();
    await expect(page.getByText('1 decision is kept on this device until you are back online.')).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const next = await context.newPage();
    const sent = watchDecisions(next);
    await next.goto(`${MONITOR}?show=all`);
    await expect.poll(() => sent.length, { timeout: 40_000 }).toBe(1);
  });

  test('shows what another judge decided first, and lets one override it knowingly', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, person, watch }) => {
    watch.allow(/409/);
    await enter('owner', `${MONITOR}?order=waiting`);
    await expect(update(page)).toBeVisible();
    await connected(page);
    const judge = await person('judge', `${MONITOR}?order=waiting`);
    await expect(update(judge)).toBeVisible();
    const who = await named(inFront(page)).textContent();
    await judge
      .getByRole('navigation', { name: 'Queue' })
      .getByRole('button', { name: who ?? '' })
      .first()
      .click();
    // The owner's page is not notified in time.
    await page.context().setOffline(true);
    watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    watch.expectDialogs('Lost connection');
    await update(page).click();
    // Shown at once; the provider has it a moment later.
    const rejected = judge.waitForResponse((answer) => /\/answers\/\d+\/reject\.json/.test(answer.url()));
    await judge.keyboard.press('r');
    expect((await rejected).status()).toBe(200);
    await page.context().setOffline(false);
    // A read may have failed meanwhile.
    await page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Lost connection' }), (dialog) =>
      dialog.getByRole('button', { name: 'Dismiss' }).click(),
    );
    await page.getByRole('button', { name: 'Show', exact: true }).click({ timeout: 40_000 });
    await expect(review(page).getByText(/ rejected it\.$/)).toBeVisible();
    await review(page).getByRole('button', { name: 'Use mine instead' }).click();
    await expect(review(page).getByText(/ rejected it\.$/)).toBeHidden();
  });

  test('marks what another judge is looking at until they close the page', { tag: '@beyond-the-documents' }, async ({
    page,
    enter,
    person,
    watch,
  }) => {
    // Both start at the longest-waiting answer, which one of them has claimed.
    watch.allow(/409/);
    await enter('owner', `${MONITOR}?order=waiting`);
    await connected(page);
    const judge = await person('judge', `${MONITOR}?order=waiting`);
    await judge.getByRole('navigation', { name: 'Queue' }).getByRole('button').nth(4).click();
    const marked = page.getByRole('navigation', { name: 'Queue' }).getByRole('listitem').nth(4);
    await expect(marked).toContainText(/[A-Z]\w+ [A-Z]\w+$/);
    await expect(page.getByText(/^\S+ \S+ is reviewing too$/)).toBeVisible();
    const named = await marked.textContent();
    await judge.close();
    await expect(marked).not.toHaveText(named ?? '');
    await expect(page.getByText(/reviewing too$/)).toBeHidden();
  });

  test("shows the team's place and the history of the answer", {
    tag: '@beyond-the-documents',
  }, async ({ page, enter }) => {
    await enter('owner', `${MONITOR}?order=waiting`);
    await expect(review(page).getByText(/^Place \d+ · [\d,]+ points$/)).toBeVisible();
    await expect(review(page).locator('header img')).toBeVisible();
    await review(page).getByRole('button', { name: 'History' }).click();
    const none = review(page).getByText('Nothing has been decided yet.');
    await expect(none).toBeInViewport();
    const [history, actions] = [await none.boundingBox(), await update(page).boundingBox()];
    expect((history?.y ?? 0) + (history?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
  });

  test('undoes a decision with u', { tag: '@beyond-the-documents' }, async ({ page, enter }) => {
    await enter('owner', `${MONITOR}?order=waiting`);
    await expect(update(page)).toBeVisible();
    const who = (await named(inFront(page)).textContent()) ?? '';
    await page.keyboard.press('a');
    await expect(named(inFront(page))).not.toHaveText(who);
    const undone = page.waitForResponse((answer) => answer.url().includes('/answers/undo.json'));
    await page.keyboard.press('u');
    expect((await undone).status()).toBe(200);
    await expect(named(inFront(page))).toHaveText(who);
  });

  test('decides many submissions in one request', { tag: '@beyond-the-documents' }, async ({ page, enter }) => {
    const calls = new Calls(page);
    await enter('owner', `${MONITOR}?order=waiting&view=grid&pageSize=10`);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Monitor', exact: true });
    await expect(entry).toHaveAccessibleDescription(/^\d+ waiting$/);
    const before = Number.parseInt((await entry.locator('[id]').textContent()) ?? '', 10);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(2)
      .check();
    await page.getByRole('button', { name: /^Update 2/ }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('2 answers accepted.')).toBeVisible();
    await expect(entry).toHaveAccessibleDescription(`${before - 2} waiting`);
    await expect.poll(() => calls.of('PUT', '/answers/bulk.json').length).toBe(1);
  });

  test('opens for a guest with a judge link, without hidden team names, until it is revoked', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, browser, stack, watch }) => {
    watch.allow(/401|403|404/);
    await enter('owner', `${MONITOR}?order=waiting`);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await page.getByRole('menuitemcheckbox', { name: /^Hide teams from judges/ }).click();
    await more.click();
    await page.getByRole('menuitem', { name: 'Judge links' }).click();
    const links = page.getByRole('dialog', { name: 'Judge links' });
    await links.getByLabel('Name').fill('Quay gate');
    await links.getByRole('button', { name: 'Create link' }).click();
    const address = (await links.locator('code').textContent()) ?? '';

    const context = await browser.newContext({ baseURL: stack.origin });
    await watch.watch(context);
    watch.expectDialogs('Not Authorized', 'Unauthorized', 'Session Expired');
    const guest = await context.newPage();
    await guest.goto(address);
    await guest.getByLabel('Name').fill('Priya');
    await guest.getByRole('button', { name: 'Start judging' }).click();
    await expect(guest).toHaveURL(new RegExp(MONITOR));
    await expect(review(guest).getByRole('heading', { name: 'Team hidden' })).toBeVisible();
    // No links to pages a judge link cannot open.
    const main = guest.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Monitor' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^(Dashboard|Stream|Leaderboard|Slideshow)$/ })).toHaveCount(0);
    const decided = guest.waitForResponse((answer) =>
      DECIDED.test(new URL(answer.url()).pathname.replace(/^\/v1/, '')),
    );
    await guest.keyboard.press('a');
    expect((await decided).status()).toBe(200);
    const closed = guest.waitForResponse((answer) => answer.url().includes('/tasks/game/4821.json'));
    await guest.goto('/tasks/organize/4821');
    expect([401, 403]).toContain((await closed).status());

    await page.keyboard.press('Escape');
    await more.click();
    await page.getByRole('menuitem', { name: 'Judge links' }).click();
    await expect(links.getByRole('list', { name: 'Links in use' })).toContainText('1 judge');
    await links.getByRole('button', { name: 'Revoke' }).click();
    await expect(links.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
    await guest.goto(MONITOR);
    await expect(update(guest)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await more.click();
    await page.getByRole('menuitemcheckbox', { name: /^Hide teams from judges/ }).click();
    await context.close();
  });

  test('shows a film 264 px high, on every screen', async ({ page, enter }) => {
    const videos = [{ name: 'standard', urls: { mp4: '/film.mp4' } }];
    await page.route('**/film.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
    await page.route(/\/answers\/game\/4821\.json/, async (route) => {
      const response = await route.fetch();
      const { answers, ...rest } = (await response.json()) as { readonly answers: readonly object[] };
      const [first, ...others] = answers;
      const film = { ...first, type: 2, sub_type: 0, assets: { photos: [], videos, audios: [] } };
      await route.fulfill({ response, json: { ...rest, answers: [film, ...others] } });
    });
    await enter('owner', `${MONITOR}?show=all`);
    const film = page.getByRole('region', { name: 'Answer' }).locator('video');
    for (const size of [
      { width: 1280, height: 800 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await film.boundingBox())?.height).toBe(264);
      expect((await film.boundingBox())?.width).toBeLessThanOrEqual(size.width);
    }
  });

  test('denies access to players', async ({ page, enter, watch }) => {
    watch.allow(/403/);
    watch.expectDialogs('Not Authorized');
    await enter('joined', MONITOR);
    await expect(update(page)).toHaveCount(0);
  });
});

test.describe('the monitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has a strip of thumbnails 75 px wide above, and the decisions within thumb's reach", async ({
    page,
    enter,
  }) => {
    await enter('owner', `${MONITOR}?show=all`);
    await expect(queue(page).first()).toBeVisible();
    expect((await queue(page).first().boundingBox())?.width).toBe(75);
    const bar = page.getByRole('button', { name: /^(Update|Approve)$/ });
    const box = await bar.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(780);
    const sent = watchDecisions(page);
    await page
      .getByRole('group', { name: /^Points of the challenge/ })
      .getByRole('button')
      .nth(2)
      .click();
    await bar.click();
    await expect.poll(() => sent.length).toBe(1);
    // The notice is above, so the next decision is possible at once.
    await expect(page.getByRole('region', { name: 'Notices' }).getByText(/: accepted, /)).toBeVisible();
    await bar.click({ timeout: 3000 });
    await expect.poll(() => sent.length).toBe(2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
  });
});
