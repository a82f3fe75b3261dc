import { eventsOf, expect, FERRY, recordEvents, rowOf, test } from '../support/partner';

test.describe('the person an area belongs to', () => {
  test('is the one the page names, beside a different one', async ({ page, visit }) => {
    await visit('two');
    const [mine, theirs] = [0, 1].map((place) => page.locator('waymark-remote').nth(place));
    if (!mine || !theirs) throw new Error('There are two elements');
    await expect(mine.getByText(FERRY).first()).toBeVisible();
    await expect(theirs.getByRole('table')).toBeVisible();
    await expect(theirs.getByText('Cranes & Cobbles')).toHaveCount(0);
    await mine.getByRole('searchbox').fill('Ferry');
    await expect(mine.getByRole('row').filter({ hasText: 'Cranes' })).toHaveCount(0);
    await expect(theirs.getByRole('searchbox')).toHaveValue('');
    await theirs.evaluate((element: HTMLElement & { getToken?: () => Promise<string> }) => {
      element.getToken = async () => (await fetch('/token?as=owner')).text();
    });
    await expect(theirs.getByText('Cranes & Cobbles').first()).toBeVisible();
    await mine.evaluate((element) => element.remove());
    await expect(page.locator('waymark-remote')).toHaveCount(1);
    await expect(rowOf(page, 'Cranes & Cobbles')).toBeVisible();
  });

  test('is requested again when the session ends, and the next one resumes', async ({ page, visit, watch }) => {
    watch.allow(/401/);
    await visit('plain');
    await page.evaluate(() => {
      const element = document.querySelector('waymark-remote') as HTMLElement & {
        getToken?: () => Promise<string | undefined>;
      };
      element.getToken = async () => undefined;
    });
    await expect(page.getByText("You've been signed out.").first()).toBeVisible();
    expect(await eventsOf(page, 'session-expired')).toHaveLength(1);
    await page.evaluate(() => {
      const element = document.querySelector('waymark-remote') as HTMLElement & { getToken?: () => Promise<string> };
      element.getToken = async () => (await fetch('/token?as=owner')).text();
    });
    await expect(rowOf(page, FERRY)).toBeVisible();
    await expect(page.getByText("You've been signed out.")).toHaveCount(0);
    await page.evaluate(() => document.querySelector('waymark-remote')?.setAttribute('language', 'de'));
    await expect(page.getByRole('heading', { name: 'Spiele' })).toBeVisible();
  });

  test('is passed into a frame on request, and no token comes back', async ({ page }) => {
    await page.addInitScript(recordMessages);
    await page.addInitScript(recordEvents);
    await page.goto('/frame');
    const frame = page.frameLocator('waymark-remote iframe');
    await expect(frame.getByRole('row').filter({ hasText: FERRY })).toBeVisible();
    await frame.getByRole('searchbox').fill('Ferry');
    await expect(frame.getByRole('row').filter({ hasText: 'Cranes' })).toHaveCount(0);
    await expect
      .poll(() => eventsOf(page, 'navigate'))
      .toEqual([{ type: 'navigate', detail: { path: '/dashboard?term=Ferry', outside: false } }]);
    const [, inner] = page.frames();
    const said = await inner?.evaluate(() => (window as unknown as { said: string[] }).said);
    const handed = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    const token = handed.map((message) => JSON.parse(message)).find(({ say }) => say === 'token')?.token as string;
    expect(token.length).toBeGreaterThan(20);
    expect(said?.some((message) => message.includes('"say":"who"'))).toBe(true);
    expect(said?.filter((message) => message.includes(token))).toEqual([]);

    // A moved frame reloads: it finds its page and its location again.
    await page.evaluate(() => {
      const element = document.querySelector('waymark-remote');
      element?.setAttribute('language', 'de');
      document.body.append(element ?? '');
    });
    await expect(frame.getByRole('heading', { name: 'Spiele' })).toBeVisible();
    await expect(frame.getByRole('searchbox')).toHaveValue('Ferry');
    await expect(frame.getByRole('row').filter({ hasText: FERRY })).toBeVisible();
  });

  test("is not passed on by a page the white label doesn't name", async ({ page, partner, watch, stack }) => {
    watch.allow(/CORS/, /ERR_FAILED/, /frame-ancestors/, /ERR_BLOCKED/, /status of 403/);
    const foreign = partner.origin.replace('localhost', '127.0.0.1');
    for (const name of ['plain', 'frame']) {
      await page.goto(`${foreign}/${name}`);
      await expect(page.getByText('This page may not show this area')).toBeVisible();
    }
    await page.goto(`${foreign}/plain`);
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `${stack.origin}/embed/frame.html`);
    await blocked;
  });
});

/** Runs in page and frame: records their messages. */
function recordMessages(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function say(this: MessagePort, message: unknown, ...rest: []) {
    said.push(JSON.stringify(message));
    return send.call(this, message, ...rest);
  };
  const post = window.postMessage.bind(window.parent);
  if (window.parent === window) return;
  try {
    window.parent.postMessage = (message: unknown, ...rest: [never]) => {
      said.push(JSON.stringify(message));
      post(message, ...rest);
    };
  } catch {
    // Another origin's window cannot be patched; the types of its messages have no token.
  }
}
