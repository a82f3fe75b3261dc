import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { heldBy } from '../support/held-by';
import { test as inPartner } from '../support/partner';
import {
  control,
  countTurns,
  film,
  letDraw,
  onView,
  press,
  SlideReads,
  watchFrames,
  withPhotos,
} from '../support/slideshow';
import { expect, test } from '../support/test';

// Other tests change the content of its title.
test.use({ untouched: true });

const SHOW = '/games/slideshow/4821';
const DELAY = 7000;

/** Moves on by keyboard. @returns the new slide */
async function step(page: Page, key = 'ArrowRight'): Promise<string> {
  const before = await onView(page);
  await page.keyboard.press(key);
  await expect.poll(() => onView(page)).not.toBe(before);
  return await onView(page);
}

/** The slide on view after half a second of simulated time. A slide's time starts once it is drawn, soon after. */
const afterAWhile = (page: Page) => async (): Promise<string> => {
  await page.clock.runFor(500);
  return onView(page);
};

test('the slideshow fills the screen, plays and repeats with its title, and follows its controls', {
  tag: '@both',
}, async ({ page, enter, context, watch }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  const { asked, isWhole } = new SlideReads(page);
  let isOpened = false;
  page.once('websocket', () => {
    isOpened = true;
  });
  await enter('owner', `${SHOW}?delay=${DELAY / 1000}`);
  const stage = page.getByRole('main', { name: 'Slideshow' });

  await test.step('full screen from the title on, without a click', async () => {
    await expect(stage.getByRole('heading', { name: /Lost Logbook/ })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expect
      .poll(() => stage.locator('[data-title] > div > img').boundingBox())
      .toMatchObject({ y: 0, height: 800 });
    // Its controls are there at first.
    await expect(page.getByRole('toolbar')).toHaveAttribute('data-shown', '');
    await expect(control(page, 'Pause')).toBeVisible();
    await expect(stage.getByRole('img', { name: 'QR code to join the game' })).toBeVisible();
    // Later pages continue below the smallest id.
    await expect.poll(isWhole).toBe(true);
    expect(asked.some((url) => /max_id=\d+/.test(url))).toBe(true);
    await page.clock.runFor(DELAY - 100);
    expect(await onView(page)).toBe('title');
    await expect.poll(afterAWhile(page)).not.toBe('title');
  });

  await test.step('a video plays to its end, whatever the delay', async () => {
    while ((await film(page).count()) === 0) await step(page);
    const before = await onView(page);
    await expect.poll(() => onView(page), { timeout: 30_000 }).not.toBe(before);
  });

  await test.step('a photo stays while paused, and the feed is read every 30 seconds while it is on', async () => {
    // Opened later, while the clock is moved on, the connection would count as lost, and all would be read again.
    // It begins with a timer.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return isOpened;
      })
      .toBe(true);
    while ((await film(page).count()) > 0) await step(page);
    const photo = await onView(page);
    await press(page, 'Pause');
    const before = asked.length;
    await page.clock.runFor(30_000);
    await expect.poll(() => asked.length).toBe(before + 1);
    await page.keyboard.press('l');
    await expect(control(page, 'Live feed')).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(60_000);
    expect([asked.length, await onView(page)]).toEqual([before + 1, photo]);
    await press(page, 'Live feed');
    await press(page, 'Play slideshow');
    await expect.poll(afterAWhile(page)).not.toBe(photo);
  });

  await test.step('muted and unmuted', async () => {
    while ((await film(page).count()) === 0) await step(page);
    const mute = control(page, 'Mute');
    const isMuted = async () => (await mute.getAttribute('aria-pressed')) === 'true';
    const before = await isMuted();
    await press(page, 'Pause');
    await press(page, 'Mute');
    expect(await isMuted()).toBe(!before);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(!before);
    await press(page, 'Play slideshow');
  });

  await test.step('shuffled', async () => {
    await page.keyboard.press('s');
    await expect(control(page, 'Shuffle')).toHaveAttribute('aria-pressed', 'true');
    const seen: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) seen.push(Number(await step(page)));
    expect(seen).not.toEqual([...seen].sort((one, other) => other - one));
    await page.keyboard.press('s');
  });

  await test.step('featured only, with the title after the last one, also offline', async () => {
    const all = Number((await stage.getByText(/^of \d+$/).textContent())?.slice(3));
    await page.keyboard.press('f');
    await expect(control(page, 'Featured only')).toHaveAttribute('aria-pressed', 'true');
    const count = Number((await stage.getByText(/^of \d+$/).textContent())?.slice(3));
    expect([count > 1, count < all]).toEqual([true, true]);
    while ((await onView(page)) !== 'title') await step(page);
    const round: string[] = [];
    for (let turn = 0; turn <= count; turn += 1) round.push(await step(page));
    expect([new Set(round).size, round.at(-1)]).toEqual([count + 1, 'title']);
    watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await context.setOffline(true);
    await step(page, 'ArrowLeft');
    await expect.poll(afterAWhile(page)).toBe('title');
    await expect.poll(afterAWhile(page)).toBe(round[0]);
    await context.setOffline(false);
  });
});

test('players follow live: a rejected submission disappears at once, and new ones queue up', async ({
  page,
  enter,
  person,
}) => {
  const hall = await person('joined');
  await hall.clock.install();
  await Promise.all([hall.waitForEvent('websocket'), hall.goto(`${SHOW}?delay=3600`)]);
  await expect(hall.getByRole('heading', { name: /Lost Logbook/ })).toBeVisible();
  await expect(hall.getByText(/^of [1-9]/)).toBeVisible();
  await expectAccessible(hall);
  const taken = await step(hall);
  await enter('owner', `/answers/show/4821/${taken}`);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(hall.locator(`[data-answer="${taken}"]`)).toHaveCount(0);
  expect(await onView(hall)).not.toBe('title');

  await hall.clock.pauseAt(await hall.evaluate(() => Date.now() + 3_000));
  await enter('owner', '/teams/organize/4821');
  await page.getByRole('button', { name: 'Add team' }).click();
  const news = hall.getByRole('main').getByRole('status').locator('p');
  await expect(news).toHaveText(/joined$/);
  await page.goto('/games/rewards/4821');
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Add reward' }).click();
  await made;
  await hall.clock.runFor(4900);
  await expect(news).toHaveText(/joined$/);
  await hall.clock.runFor(200);
  await expect(news).toHaveText('New reward');
  await expect.poll(() => hall.clock.runFor(500).then(() => news.count())).toBe(0);
});

test.describe('with fades', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no frame is dark over twenty transitions and two titles, however quickly they follow', {
    tag: '@once',
  }, async ({ page, enter }) => {
    await withPhotos(page, 8);
    await enter('owner', `${SHOW}?delay=1.5`);
    await expect(page.locator('[data-title] > div > img')).toBeVisible();
    await page.evaluate(watchFrames);
    await expect.poll(() => page.evaluate(() => window.waymarkShown?.turns), { timeout: 120_000 }).toBeGreaterThan(19);
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight', { delay: 120 });
    const frames = () => page.evaluate(() => window.waymarkShown?.frames ?? 0);
    const before = await frames();
    // The last fades finish.
    await expect.poll(frames).toBeGreaterThan(before + 60);
    const shown = await page.evaluate(() => window.waymarkShown);
    expect(shown).toMatchObject({ dark: [] });
    expect(shown?.titles).toBeGreaterThan(1);
    expect(shown?.fading).toBeGreaterThan(20);
  });
});

test('continues offline with photos that must not be stored', { tag: '@once' }, async ({
  page,
  enter,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  await withPhotos(page, 4);
  let isGone = false;
  await page.route(/\/media\//, async (route) => {
    if (isGone) return route.abort();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'cache-control': 'no-store' } });
  });
  await enter('owner', `${SHOW}?delay=1`);
  const round = async (): Promise<readonly string[]> => {
    const seen: string[] = [];
    await expect.poll(() => onView(page), { intervals: [50] }).not.toBe('title');
    await expect
      .poll(
        async () => {
          const now = await onView(page);
          if (now !== seen.at(-1)) seen.push(now);
          return now;
        },
        { intervals: [50], timeout: 30_000 },
      )
      .toBe('title');
    return seen;
  };
  const before = await round();
  expect(before).toHaveLength(5);
  isGone = true;
  await context.setOffline(true);
  expect(await round()).toEqual(before);
  expect(await round()).toEqual(before);
  await context.setOffline(false);
});

test('six hours of slides, one of them offline, leak no nodes, listeners or memory', {
  tag: '@once',
}, async ({ page, enter, watch }) => {
  // The clock is simulated. Five minutes at a time run slide by slide; otherwise the clock jumps by a minute, in which
  // one slide and two reads of the feed are due at once.
  await page.clock.install();
  await withPhotos(page, 12);
  await enter('owner', `${SHOW}?delay=5`);
  await expect(page.getByRole('heading', { name: /Lost Logbook/ })).toBeVisible();
  await page.evaluate(countTurns);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const turns = () => page.evaluate(() => window.waymarkTurns ?? 0);
  const step = async (move: () => Promise<void>) => {
    const before = await turns();
    await move();
    await page.evaluate(letDraw, before);
  };
  const leap = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) await step(() => page.clock.fastForward(60_000));
  };
  /** Runs five minutes, and continues to the next title. */
  const play = async () => {
    const before = await turns();
    // A slide's time starts when it is rendered.
    for (let slide = 0; slide < 60; slide += 1) await step(() => page.clock.runFor(5050));
    expect(await turns()).toBeGreaterThan(before + 50);
    for (let turn = 0; turn < 26 && (await onView(page)) !== 'title'; turn += 1) await page.clock.runFor(2500);
    return heldBy(page);
  };
  // Loading in the first minutes needs real time.
  await play();
  await leap(50);
  const first = await play();
  await leap(115);
  // No responses for an hour.
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const refuse = (route: Route) => route.abort('internetdisconnected');
  await page.route('**', refuse);
  const before = await turns();
  await leap(60);
  expect(await turns()).toBeGreaterThan(before + 50);
  await page.unroute('**', refuse);
  await leap(115);
  const sixth = await play();
  // A title may have one line more or less; a leak of one node per slide would be thousands.
  expect(sixth.nodes).toBeLessThanOrEqual(first.nodes + 20);
  expect(sixth.listeners).toBeLessThanOrEqual(first.listeners);
  // Compiled code and records of slow frames grow by a tenth on a busy machine; 4 KB kept per slide would be a quarter.
  expect(sixth.heap).toBeLessThanOrEqual(first.heap * 1.25);
});

inPartner(
  'in a page of a partner it stays in its box, and the keys are the page’s',
  { tag: '@once' },
  async ({ page, visit }) => {
    await visit('slideshow');
    const box = page.locator('waymark-remote');
    const stage = box.getByRole('main', { name: 'Slideshow' });
    await expect(stage.getByRole('heading', { name: /Lost Logbook/ })).toBeVisible();
    const [outside, inside] = [await box.boundingBox(), await stage.boundingBox()];
    if (!outside || !inside) throw new Error('The box is not laid out.');
    expect(inside.y).toBeGreaterThan(50);
    expect(inside.height).toBeLessThanOrEqual(outside.height);
    await page.keyboard.press('f');
    await expect(control(page, 'Featured only')).toHaveAttribute('aria-pressed', 'false');
    await press(page, 'Next slide');
    await expect.poll(() => onView(page)).not.toBe('title');
  },
);
