import type { Page } from '@playwright/test';
import { Calls, intercept } from '../support/calls';
import { mapsKnow } from '../support/maps';
import { expect, test } from '../support/test';

/** Calls the provider from a page, like a screen of the builder. */
const ask = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async (call) => {
      const answer = await fetch(call.address, { headers: call.headers }).catch(() => undefined);
      return answer?.status;
    },
    { address, headers },
  );

test.describe('on the documented API', () => {
  test('a request beyond the documentation fails its test, and so does repeating it', async ({
    page,
    enter,
    stack,
    watch,
  }) => {
    await enter('owner');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await watch.complaints()).toEqual([]);
    const { apiOrigin, apiVersion } = stack.settings.page;
    const trash = `/${apiVersion}/games/trash.json`;
    expect(await ask(page, apiOrigin + trash)).toBe(404);
    expect(await ask(page, `${apiOrigin + trash}?once=more`)).toBe(404);
    watch.allow(/Failed to load resource/);
    const [first, second, again] = await watch.complaints();
    expect([first, second]).toEqual([`unknown call: GET ${trash}`, `unknown call: GET ${trash}`]);
    expect(again).toBe('asked again after 404: GET /games/trash.json');
    watch.allow(/games\/trash\.json/);
  });

  test('an undocumented header is blocked by the browser', async ({ page, enter, stack, watch }) => {
    await enter('owner');
    const { apiOrigin, apiVersion } = stack.settings.page;
    const headers = { 'X-Whitelabel': 'harbour', 'Idempotency-Key': '7' };
    expect(await ask(page, `${apiOrigin}/${apiVersion}/games.json`, headers)).toBeUndefined();
    expect((await watch.complaints()).join()).toContain('idempotency-key');
    watch.allow(/idempotency-key|ERR_FAILED/);
  });

  test('an unexpected error dialog fails the test, even after it has closed', async ({ page, enter, watch }) => {
    await enter('joined', '/games/analytics/4821');
    await page.getByRole('alertdialog', { name: 'Not Authorized' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    watch.allow(/Failed to load resource/);
    expect(await watch.complaints()).toEqual(['Error dialog: Not Authorized']);
    watch.expectDialogs('Not Authorized');
  });

  test('a webhook is tested by the page, and saved if it accepts the post', async ({ page, enter, watch }) => {
    const calls = new Calls(page);
    const posted: unknown[] = [];
    let status = 500;
    await page.route('https://hooks.harbour-hunts.example/**', (route) => {
      posted.push(route.request().postDataJSON());
      return route.fulfill({ status });
    });
    // The provider is asked first, at each attempt; its 404 opens no dialog.
    watch.allow(/status of 500/, /POST \/(\w+\/)?proxy\/webhook\.json$/, /status of 404 .*\/proxy\/webhook\.json/);
    // This provider resolves the address before it stores it, and it does not exist.
    await intercept(page, { method: 'PUT', path: '/games/4809.json' }, (route) => route.fulfill({ status: 204 }));
    await enter('owner', '/games/edit/4809#optional');
    const webhook = page.getByRole('textbox', { name: 'Webhook', exact: true });
    await webhook.fill('https://hooks.harbour-hunts.example/game');
    await webhook.blur();
    await expect(page.getByText('Webhook is throwing errors to our post requests.').first()).toBeVisible();
    expect(calls.of('PUT', '/games/4809.json')).toEqual([]);
    status = 200;
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Updated Webhook')).toBeVisible();
    const asked = { url: 'https://hooks.harbour-hunts.example/game' };
    expect(calls.bodies('POST', '/proxy/webhook.json')).toEqual([asked, asked]);
    expect(posted).toEqual([{ test: true }, { test: true }]);
    expect(calls.bodies('PUT', '/games/4809.json')).toEqual([{ webhook: 'https://hooks.harbour-hunts.example/game' }]);
  });

  test("an address is looked up by the builder's maps service", async ({ page, enter }) => {
    await mapsKnow(page, { 'Narrow Quay 7': [51.4494, -2.5969] });
    await enter('owner', '/tasks/organize/4809');
    await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    const card = page.getByRole('region', { name: 'Challenge', exact: true });
    await card.getByRole('tab', { name: /^Location/ }).click();
    const place = card.getByRole('textbox', { name: 'Location' });
    await place.fill('Narrow Quay 7');
    await place.press('Tab');
    await expect(card.getByText('Found at 51.44940, -2.59690')).toBeVisible();
    await place.fill('Narrow Quay 8');
    await place.press('Tab');
    await expect(card.getByRole('alert')).toHaveText('Address not found! Make sure you spelled it correctly.');
  });
});
