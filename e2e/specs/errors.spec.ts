import type { Page } from '@playwright/test';
import { Calls, intercept } from '../support/calls';
import { expect, test } from '../support/test';

const GAME = '/games/4737.json';
const LIST = '/games.json';
const ADMINISTRATORS = 'You need to be a game administrator in order to take that action.';
const CONNECTION = 'There has been a problem connecting with our platform. Please click retry to try again.';

interface Fault {
  readonly status: number | 'none';
  readonly title: string;
  readonly says: readonly (string | RegExp)[];
  readonly buttons: readonly string[];
  readonly body?: string;
}

const dialog = (status: number, title: string): Fault => ({
  status,
  title,
  says: [ADMINISTRATORS],
  buttons: ['Close'],
});
const retry = (status: number | 'none', title: string, ...line: RegExp[]): Fault => ({
  status,
  title,
  says: [CONNECTION, ...line],
  buttons: ['Dismiss', 'Retry'],
});
const raw = (status: number, body: string, says: string): Fault => ({
  status,
  title: 'Error',
  says: [says],
  buttons: ['Close'],
  body,
});

const CATALOGUE: readonly Fault[] = [
  dialog(403, 'Not Authorized'),
  dialog(404, 'Not Found'),
  retry(406, 'Lost connection', /Accept headers of your browser/),
  retry(500, 'Lost connection', /server met an unexpected condition/),
  retry(501, 'Server error', /functionality is not supported/),
  retry(503, 'Server error', /server is not ready/),
  retry('none', 'Lost connection'),
  raw(418, '{"message":"The kettle is on."}', 'The kettle is on.'),
  raw(423, '{"errors":["Somebody locked it."]}', 'Somebody locked it.'),
  raw(502, '<html><h1>Bad Gateway</h1></html>', 'The platform answered with status 502.'),
];

test.describe('an unhandled error', () => {
  test.beforeEach(async ({ page, enter, watch }) => {
    watch.allow(/Failed to load resource/);
    watch.expectDialogs(...CATALOGUE.map(({ title }) => title));
    // Pressing Retry or reopening the list requests again.
    watch.allow(/^asked again after 404: (PUT \/games\/4737|GET \/games)\.json$/);
    await enter('owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  test('of a write opens the dialog of its status, and the write is sent once', async ({ page }) => {
    const calls = new Calls(page);
    let fault: Fault | undefined;
    await intercept(page, { method: 'PUT', path: GAME }, (route) => {
      if (!fault) return route.fallback();
      const { status, body = '{"message":"Not this time."}' } = fault;
      if (status === 'none') return route.abort();
      return route.fulfill({ status, body, contentType: body.startsWith('<') ? 'text/html' : 'application/json' });
    });
    await page.goto('/games/edit/4737');
    const description = page.getByLabel('Description');
    for (const [turn, one] of CATALOGUE.entries()) {
      await test.step(`${one.status}: ${one.title}`, async () => {
        fault = one;
        await description.fill(`Turn ${turn}`);
        await description.blur();
        const shown = page.getByRole('alertdialog', { name: one.title, exact: true });
        await expect(shown.getByRole('paragraph')).toHaveText([...one.says]);
        await expect(shown.getByRole('button')).toHaveText([...one.buttons]);
        await shown.getByRole('button').first().click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    }
    expect(calls.bodies('PUT', GAME)).toEqual(CATALOGUE.map((_, turn) => ({ description: `Turn ${turn}` })));
    fault = undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Not saved')).toHaveCount(0);
  });

  test("isn't shown for a write that succeeded with an unreadable answer", async ({ page }) => {
    const calls = new Calls(page);
    const answers = ['<html><h1>Done</h1></html>', '{"game": 7', 'null', ''];
    await intercept(page, { method: 'PUT', path: GAME }, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: answers[calls.of('PUT', GAME).length - 1] ?? '{}' });
    });
    await page.goto('/games/edit/4737');
    const description = page.getByLabel('Description');
    for (const [turn] of answers.entries()) {
      await description.fill(`Take ${turn}`);
      await description.blur();
      await expect.poll(() => calls.bodies('PUT', GAME).at(-1)).toEqual({ description: `Take ${turn}` });
      await expect(page.getByText('All changes saved').first()).toBeAttached();
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.reload();
    await expect(description).toHaveValue(`Take ${answers.length - 1}`);
  });

  test('of a read is retried after 1, 2 and 4 seconds, and then offers a reload', async ({ page }) => {
    const asked = await failingLists(page, 500);
    const waiting = await timersOf(page);
    const exhaust = async (days: number) => {
      for (const [tries, wait] of [
        [1, 1000],
        [2, 2000],
        [3, 4000],
      ] as const) {
        await expect.poll(() => asked(days)).toBe(tries);
        await waiting(wait);
        await page.clock.runFor(wait - 1);
        expect(await asked(days)).toBe(tries);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await page.clock.runFor(1);
        await expect.poll(() => asked(days)).toBe(tries + 1);
      }
      return page.getByRole('alertdialog', { name: 'Lost connection' });
    };
    await page.getByText('View Week').click();
    const dismissed = await exhaust(7);
    await expect(dismissed).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await asked(7)).toBe(4);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await dismissed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dismissed).toHaveCount(0);
    await expect(page.locator('[data-same-page]')).toBeAttached();

    await page.getByText('View Month').click();
    const retried = await exhaust(30);
    await page.unrouteAll();
    await page.clock.resume();
    await retried.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-same-page]')).toHaveCount(0);
    await expect(page).toHaveURL(/history=30$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  for (const status of [403, 404, 418]) {
    test(`of a read with ${status} isn't retried`, async ({ page }) => {
      const asked = await failingLists(page, status);
      await page.getByText('View Week').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.clock.runFor(60_000);
      expect(await asked(7)).toBe(1);
    });
  }

  test('leads to the sign-in page on a 401 of a read or a write, past every dialog', async ({ page, enter }) => {
    for (const { method, path } of [
      { method: 'GET', path: LIST },
      { method: 'PUT', path: GAME },
    ]) {
      await test.step(`${method} ${path}`, async () => {
        await page.goto('/games/edit/4737');
        const name = page.getByLabel('Name', { exact: true });
        await expect(name).toHaveValue('Bluebeard’s Ferry');
        let refused = 0;
        await intercept(page, { method, path }, (route) => {
          refused += 1;
          return route.fulfill({ status: 401, json: { message: 'Who are you?' } });
        });
        if (method === 'PUT') await name.fill('Bluebeard’s Boat');
        else await page.getByRole('link', { name: 'Dashboard' }).click();
        if (method === 'PUT') await name.blur();
        await expect(page).toHaveURL(/\/sign-in\?expired$/);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
        expect(refused).toBe(1);
        await page.unrouteAll();
        await enter('owner');
      });
    }
  });

  test('leads to the sign-in page on a 401, even with unsaved changes', async ({ page }) => {
    await page.goto('/games/edit/4737');
    await page.getByLabel('Entry Code').fill('FE');
    await page.getByLabel('Entry Code').blur();
    await expect(page.getByText('Please input a minimum of 3 characters.')).toBeVisible();
    await intercept(page, { method: 'PUT', path: GAME }, (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByLabel('Description').fill('Lost');
    await page.getByLabel('Description').blur();
    await expect(page).toHaveURL(/\/sign-in\?expired$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test("isn't shown when loading the account fails", async ({ page }) => {
    await intercept(page, { method: 'GET', path: '/users/0.json' }, (route) =>
      route.fulfill({ status: 500, json: { message: 'Who?' } }),
    );
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/users/0.json'));
    await page.reload();
    await asked;
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page
      .getByRole('row', { name: /Bluebeard/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bluebeard’s Ferry');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  /**
   * Makes every list but that of all years fail, with the page's clock stopped.
   * @returns how often the list of these days was requested
   */
  async function failingLists(page: Page, status: number): Promise<(days: number) => Promise<number>> {
    const calls = new Calls(page);
    await intercept(page, { method: 'GET', path: LIST }, (route) =>
      route.request().url().includes('history=3650')
        ? route.fallback()
        : route.fulfill({ status, json: { message: 'Not now.' } }),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 5000);
    return async (days) => {
      // A request started by the page is recorded after the next roundtrip.
      await page.evaluate(() => undefined);
      return calls.of('GET', LIST).filter((list) => list.url().includes(`history=${days}&`)).length;
    };
  }

  /** Resolves once the page has set a timer of this length, before the clock is moved. */
  async function timersOf(page: Page): Promise<(delay: number) => Promise<void>> {
    const set: number[] = [];
    await page.exposeFunction('timerWasSet', (delay: number) => set.push(delay));
    await page.evaluate(() => {
      const arm = window.setTimeout;
      window.setTimeout = ((run: () => void, delay = 0) => {
        const timer = arm(run, delay);
        (window as unknown as { timerWasSet: (delay: number) => void }).timerWasSet(delay);
        return timer;
      }) as typeof window.setTimeout;
    });
    return async (delay) => {
      await expect.poll(() => set.includes(delay)).toBe(true);
      set.length = 0;
    };
  }
});
