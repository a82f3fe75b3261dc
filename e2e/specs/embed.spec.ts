import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { loaded } from '../support/loaded';
import { eventsOf, expect, FERRY, rowOf, test } from '../support/partner';

const ground = (page: Page) => page.locator('waymark-remote [data-ground]').first();

/** Parts of a page that an area could change: styles, elements, URL, history. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const looks = (element: Element | null) => {
      if (!element) return '';
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    return {
      heading: looks(document.querySelector('h1')),
      paragraph: looks(document.querySelector('#outside')),
      root: looks(document.documentElement),
      head: [...document.head.children].map((child) => child.outerHTML),
      body: [...document.body.children].map((child) => child.tagName + child.id),
      attributes: [document.documentElement, document.body].map((element) => element.getAttributeNames().join()),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      address: location.href,
      history: history.length,
      title: document.title,
      focus: document.activeElement?.tagName,
    };
  });

/** Listeners on the page's own objects, without those for input. */
async function listeners(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => addresses.set(scriptId, url));
  await session.send('Debugger.enable');
  const heard: string[] = [];
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const { listeners: found } = await session.send('DOMDebugger.getEventListeners', { objectId });
    const ours = found.filter(({ scriptId }) => addresses.get(scriptId)?.startsWith('http'));
    heard.push(...ours.map(({ type }) => `${expression} ${type}`));
  }
  await session.detach();
  return heard;
}

/** Gives all pages the first answer about stuck teams: the provider's clock goes on, and counts more of them later. */
async function freezeStuckTeams(context: BrowserContext): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  await context.route('**/teams/stuck/*', async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'GET') return route.continue();
    const answer = answers.get(url) ?? route.fetch();
    answers.set(url, answer);
    await route.fulfill({ response: await answer });
  });
}

/** A new screen may still be settling: compared once both are stable. Different pictures are attached to the report. */
async function expectSameLook(page: Page, other: Page): Promise<void> {
  let pictures: Buffer[] = [];
  const compare = async () => {
    pictures = await Promise.all(
      [page, other].map((each) => ground(each).screenshot({ animations: 'disabled', caret: 'hide' })),
    );
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(true);
  };
  try {
    await expect(compare).toPass({ timeout: 30_000 });
  } catch (difference) {
    for (const [n, body] of pictures.entries())
      await test.info().attach(`look ${n + 1}`, { body, contentType: 'image/png' });
    throw difference;
  }
}

test.describe('an area in a page of a partner', () => {
  test('looks the same in every page, changes nothing in it and leaves nothing behind', async ({
    page,
    context,
    visit,
  }) => {
    // Two pages would count minutes from different moments.
    await context.clock.setFixedTime(new Date());
    await freezeStuckTeams(context);
    await visit('plain');
    const plain = await context.newPage();
    await plain.goto('/plain');
    await expect(rowOf(plain, FERRY)).toBeVisible();
    for (const name of ['hostile', 'react-18', 'federation', 'strict']) {
      await test.step(name, async () => {
        const sockets: { isClosed(): boolean }[] = [];
        page.on('websocket', (socket) => sockets.push(socket));
        // Before the element is defined, only its tag exists.
        const headers = { 'Access-Control-Allow-Origin': '*' };
        await page.route('**/embed/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', headers }));
        await page.goto(`/${name}`);
        await expect(page.locator('waymark-remote')).toHaveCount(1);
        await loaded(page);
        const before = await traces(page);
        await page.unroute('**/embed/embed.js');
        await visit(name);
        await expect(rowOf(page, FERRY)).toBeVisible();
        // A script stays in the page while it is fetched.
        await expect.poll(async () => ({ ...(await traces(page)), history: 0 })).toEqual({ ...before, history: 0 });
        await expectSameLook(page, plain);

        const count = page.locator('#count');
        if ((await count.count()) > 0) {
          await count.click();
          await expect(count).toHaveText('Counted 1');
        }
        const remove = page.locator('#remove');
        if ((await remove.count()) > 0) await remove.click();
        else await page.evaluate(() => document.querySelector('waymark-remote')?.remove());
        await expect(page.locator('waymark-remote')).toHaveCount(0);
        await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
        await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(0);
        if ((await count.count()) > 0) {
          await count.click();
          await expect(count).toHaveText('Counted 2');
        }
      });
    }
  });

  test('works by mouse and by keyboard, and keeps its addresses to itself', async ({ page, visit }) => {
    await visit('strict');
    const address = page.url();
    const steps = await page.evaluate(() => history.length);

    await page.getByRole('button', { name: 'All Categories' }).click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => eventsOf(page, 'navigate')).toHaveLength(1);
    await page.getByRole('button', { name: /Categor/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, FERRY)).toBeVisible();

    await rowOf(page, FERRY)
      .getByRole('button', { name: /^Actions for/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete Game' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await question.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);

    await rowOf(page, FERRY).getByText(FERRY).first().click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(FERRY);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.evaluate(() => document.querySelector('waymark-remote')?.setAttribute('path', '/dashboard'));
    await expect(rowOf(page, FERRY)).toBeVisible();
    // Libraries add page listeners once, on first use; elements that are added and removed add no more.
    await page.evaluate(() => {
      const element = document.querySelector('waymark-remote');
      Object.assign(window, { element });
      element?.remove();
    });
    await expect(page.locator('waymark-remote')).toHaveCount(0);
    const left = await listeners(page);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.evaluate(() =>
        document.querySelector('main')?.append((window as unknown as { element: Element }).element),
      );
      await expect(rowOf(page, FERRY)).toBeVisible();
      await page.evaluate(() => document.querySelector('waymark-remote')?.remove());
    }
    await expect.poll(() => listeners(page)).toEqual(left);
  });
});
