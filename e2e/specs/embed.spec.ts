import type { Page } from '@playwright/test';
import { startAlone } from '@waymark/launch';
import { expect, FERRY, rowOf, test, told } from '../support/partner';

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

/** A new screen may still be settling: compared once both are stable. */
async function expectSameLook(page: Page, other: Page): Promise<void> {
  await expect(async () => {
    const [one, two] = await Promise.all(
      [page, other].map((each) => ground(each).screenshot({ animations: 'disabled', caret: 'hide' })),
    );
    expect(one?.equals(two as Buffer)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

test.describe('an area in a page of a partner', () => {
  test('looks the same in every page, changes nothing of it and leaves nothing', async ({ page, context, visit }) => {
    // Two pages would count minutes from different moments.
    await context.clock.setFixedTime(new Date());
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
        await page.waitForLoadState('networkidle');
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

  test('works by mouse and by keyboard, and its addresses stay its own', async ({ page, visit }) => {
    await visit('strict');
    const address = page.url();
    const steps = await page.evaluate(() => history.length);

    await page.getByRole('button', { name: 'All Categories' }).click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => told(page, 'navigate')).toHaveLength(1);
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
    // Libraries listen to the page once, from first use; elements that come and go add nothing.
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

  test('has its editor, pickers, map and drag by mouse and keyboard, in a strict page that was scrolled', async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit('challenges');
    const address = page.url();
    const cards = page.getByRole('article');
    const names = () => cards.getByRole('heading').allTextContents();
    await expect(cards.nth(3)).toBeVisible();
    const [first = '', second = ''] = await names();
    const grip = page.getByRole('button', { name: `Move ${first}`, exact: true });

    await test.step('drag by pointer, and back by keyboard', async () => {
      const from = await grip.boundingBox();
      const to = await cards.nth(1).boundingBox();
      if (!from || !to) throw new Error('The list is not laid out.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 6 });
      await page.mouse.up();
      await expect(cards.first()).toHaveAccessibleName(second);
      await grip.focus();
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
      await expect(cards.first()).toHaveAccessibleName(first);
    });

    await test.step('a menu and a dialog, which hold the focus', async () => {
      await cards
        .nth(1)
        .getByRole('button', { name: /^Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete Challenge' });
      await expect(question).toBeVisible();
      for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab');
      expect(await question.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    });

    await test.step('the map of the list', async () => {
      const map = page.getByRole('region', { name: 'Map of the challenges' });
      await map.getByRole('button', { name: 'Show all' }).click();
      const marker = map.getByRole('button', { name: /^\d+ · / }).first();
      await marker.click();
      await expect(
        page.getByRole('complementary', { name: 'Map' }).getByRole('button', { name: 'Edit' }),
      ).toBeVisible();
    });

    await cards.nth(2).getByRole('button', { name: /^Edit/ }).click();
    const card = page.getByRole('region', { name: 'Challenge', exact: true });
    const preview = page.getByRole('region', { name: 'What players see' });
    await test.step('the editor: words with formatting, a list of choices, a place on its map', async () => {
      const description = card.getByRole('textbox', { name: 'Description' });
      await description.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('All crews sing.');
      await page.keyboard.press('Control+a');
      await card.getByRole('button', { name: 'Bold' }).click();
      await expect(preview.locator('strong')).toHaveText('All crews sing.');
      await card.getByRole('button', { name: /^Completion type/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.type('Multi');
      await page.keyboard.press('Enter');
      await expect(card.getByLabel('Add an answer')).toBeVisible();
      await card.getByRole('tab', { name: /^Location/ }).click();
      const place = card.getByRole('textbox', { name: 'Location' });
      await place.fill('53.5461, 9.9663');
      await place.press('Tab');
      await expect(card.getByText('Found at 53.54610, 9.96630')).toBeVisible();
    });

    await test.step('a date and time, in a calendar that is whole', async () => {
      await card.getByRole('tab', { name: /^Timing/ }).click();
      const start = card.getByRole('button', { name: /^Start/ });
      await start.click();
      const calendar = page.getByRole('dialog', { name: 'Start' });
      const done = calendar.getByRole('button', { name: 'Done' });
      await expect(done).toBeInViewport({ ratio: 1 });
      await calendar.getByRole('button', { name: /^Previous/ }).click();
      await calendar.getByRole('button', { name: /\b12, / }).click();
      await done.click();
      await expect(start).toContainText(/ 12 /);
      await start.focus();
      await page.keyboard.press('Enter');
      await expect(calendar).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await done.focus();
      await page.keyboard.press('Enter');
      await expect(start).toContainText(/ 13 /);
      await expect(card.getByText('Saved').first()).toBeVisible();
    });
    expect(page.url()).toBe(address);
  });

  test('judges by mouse in a strict page of a partner, and by keyboard where the remote runs alone', async ({
    page,
    context,
    visit,
  }) => {
    test.slow();
    const strip = (at: Page) => at.getByRole('navigation', { name: 'Queue' }).getByRole('button');
    const inFront = (at: Page) => at.getByRole('navigation', { name: 'Queue' }).locator('[aria-current]');
    const review = (at: Page) => at.getByRole('complementary', { name: 'Review' });

    await test.step('in the page', async () => {
      await visit('moderation');
      const address = page.url();
      await expect(inFront(page)).toHaveCount(1);
      await expect(
        page.getByRole('region', { name: 'Answer' }).locator('img, video, blockquote').first(),
      ).toBeVisible();
      const first = (await inFront(page).getAttribute('aria-label')) ?? '';
      // Keys belong to the page.
      await page.keyboard.press('j');
      await expect(inFront(page)).toHaveAttribute('aria-label', first);
      await page.getByRole('button', { name: 'Next answer' }).click();
      await expect(strip(page).nth(1)).toHaveAttribute('aria-current', 'true');

      await review(page).getByLabel('Message to the team').fill('Fair and square.');
      const decided = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && /reject\.json/.test(answer.url()),
      );
      await review(page).getByRole('button', { name: 'Reject', exact: true }).click();
      expect((await decided).status()).toBe(200);
      const undone = page.waitForResponse((answer) => answer.url().includes('/answers/undo.json'));
      await page.getByRole('button', { name: 'Undo' }).first().click();
      expect((await undone).status()).toBe(200);

      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Judge links' }).click();
      const links = page.getByRole('dialog', { name: 'Judge links' });
      await links.getByRole('button', { name: 'Create link' }).click();
      // The link leads to the builder, not to the page.
      await expect(links.locator('code')).not.toContainText(new URL(address).origin);
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await page.evaluate(() => document.querySelector('waymark-remote')?.setAttribute('path', '/games/stream/4821'));
      await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem').first()).toBeVisible();
      expect(page.url()).toBe(address);
    });

    await test.step('alone', async () => {
      const worked = await startAlone({ id: 'mf-moderation' });
      try {
        const alone = await context.newPage();
        await alone.goto(worked.address);
        await expect(strip(alone)).toHaveCount(3);
        await expect(review(alone).getByLabel('Message to the team')).toBeVisible();
        await alone.keyboard.press('j');
        await expect(strip(alone).nth(1)).toHaveAttribute('aria-current', 'true');
        await alone.keyboard.press('m');
        await alone.keyboard.type('ra');
        await expect(review(alone).getByLabel('Message to the team')).toHaveValue('ra');
      } finally {
        await worked.close();
      }
    });
  });
});
