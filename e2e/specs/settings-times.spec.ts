import { Calls } from '../support/calls';
import { connected } from '../support/connected';
import { open, path, press } from '../support/game-form';
import { loaded } from '../support/loaded';
import { expect, test } from '../support/test';

interface Zone {
  readonly name: string;
  readonly id: string;
}

/** "Name and id pairs" in each form that providers use. */
function zonesIn(answer: Zone[] | [name: string, id: string][] | { readonly timezones: Zone[] }): Zone[] {
  const pairs = 'timezones' in answer ? answer.timezones : answer;
  return pairs.map((pair) => (Array.isArray(pair) ? { name: pair[0], id: pair[1] } : pair));
}

// Far from every game's zone, and across the date line from some: all times are in the game's zone anyway.
test.use({ timezoneId: 'Pacific/Auckland' });

test.describe('the settings of a game', () => {
  test('propose a start in an hour and a finish a day later, and write them as wall time of the zone', async ({
    page,
    enter,
  }) => {
    const calls = await open(page, enter, '/games/edit/4760#optional');
    // Half past two on a winter afternoon in London.
    await page.clock.setFixedTime('2030-01-15T14:30:00Z');
    await page.getByRole('radio', { name: 'Scheduled' }).check();
    await expect.poll(() => calls.bodies('PUT', path(4760))).toEqual([{ start_anytime: 0 }]);
    await expect(
      page.getByText(/Times are in London, the game.s time zone. Change it in the Optional section/),
    ).toBeVisible();

    calls.forget();
    await press(page, /^Start(?! Game)/);
    await expect(page.getByRole('spinbutton')).toHaveText(['01', '15', '2030', '03', '30', 'PM']);
    await press(page, 'Done');
    await expect.poll(() => calls.bodies('PUT', path(4760))).toEqual([{ start_at: '01/15/2030 03:30 pm' }]);

    calls.forget();
    await press(page, /^Finish/);
    await expect(page.getByRole('spinbutton')).toHaveText(['01', '16', '2030', '03', '30', 'PM']);
    await page.getByRole('spinbutton', { name: /hour/ }).pressSequentially('12');
    await page.getByRole('spinbutton', { name: /AM\/PM/ }).press('a');
    await press(page, 'Done');
    await expect.poll(() => calls.bodies('PUT', path(4760))).toEqual([{ finish_at: '01/16/2030 12:30 am' }]);

    calls.forget();
    await press(page, 'Clear');
    await expect.poll(() => calls.bodies('PUT', path(4760))).toEqual([{ start_at: '', finish_at: '' }]);
    await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Start(?! Game)/ })).toHaveText('Start');
  });

  test("offer the provider's time zones in a list of at most 300 px", async ({ page, enter }) => {
    const calls = await open(page, enter, '/games/edit/4266#optional');
    await press(page, /^Time zone .*London/);
    const list = page.getByRole('listbox', { name: 'Time zone' });
    await expect(list.getByRole('option').nth(50)).toBeAttached();
    // The list opens at the chosen zone; a press while it scrolls there would hit another one.
    await expect(list.getByRole('option', { selected: true })).toBeInViewport();
    const zones = zonesIn(await calls.answer('GET', '/timezones.json'));
    expect(zones.map(({ name }) => name)).toEqual(await list.getByRole('option').allTextContents());
    const height = (await list.locator('xpath=..').boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(300);
    expect(height).toBeGreaterThan(100);

    const tokyo = zones.find(({ id }) => id === 'Tokyo');
    await list.getByRole('option', { name: tokyo?.name ?? 'Tokyo', exact: true }).click();
    await expect.poll(() => calls.bodies('PUT', path(4266))).toEqual([{ tz: 'Tokyo' }]);
  });

  test('are reloaded every ten minutes while open', async ({ page, enter }) => {
    await page.clock.install();
    await open(page, enter, '/games/edit/4640');
    await connected(page);
    // With a moved clock, pending requests would time out.
    await loaded(page);
    await page.clock.runFor(5000);
    await page.clock.pauseAt(Date.now() + 60_000);
    const calls = new Calls(page);
    await page.clock.runFor(530_000);
    await page.evaluate(() => undefined);
    expect(calls.of('GET', path(4640))).toEqual([]);
    await page.clock.runFor(70_000);
    await expect.poll(() => calls.of('GET', path(4640)).length).toBe(1);
  });
});
