import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Asks the provider from a page, as a screen of the builder would. */
const ask = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async (call) => {
      const answer = await fetch(call.address, { headers: call.headers }).catch(() => undefined);
      return answer?.status;
    },
    { address, headers },
  );

test.describe('in front of the documents alone', { tag: '@documents' }, () => {
  test('a page that asks for what they do not have fails its test, and so does asking again', async ({
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

  test('a header that they do not have is refused by the browser', async ({ page, enter, stack, watch }) => {
    await enter('owner');
    const { apiOrigin, apiVersion } = stack.settings.page;
    const headers = { 'X-Whitelabel': 'harbour', 'Idempotency-Key': '7' };
    expect(await ask(page, `${apiOrigin}/${apiVersion}/games.json`, headers)).toBeUndefined();
    expect((await watch.complaints()).join()).toContain('idempotency-key');
    watch.allow(/idempotency-key|ERR_FAILED/);
  });

  test('a dialog of the error catalogue that no test expects fails it, also when it is gone again', async ({
    page,
    enter,
    watch,
  }) => {
    await enter('joined', '/games/analytics/4821');
    await page.getByRole('alertdialog', { name: 'Not Authorized' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    watch.allow(/Failed to load resource/);
    expect(await watch.complaints()).toEqual(['Error dialog: Not Authorized']);
    watch.expectDialogs('Not Authorized');
  });
});
