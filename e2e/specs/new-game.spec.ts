import { Calls } from '../support/calls';
import { field, open, press } from '../support/game-form';
import { expect, test } from '../support/test';

// Far from every game's zone, and across the date line from some: all times are in the game's zone anyway.
test.use({ timezoneId: 'Pacific/Auckland' });

test.describe('a new game', () => {
  const GAMES = '/games.json';

  test('is edited locally until Create, which sends it with the defaults of a new game', async ({ page, enter }) => {
    const calls = await open(page, enter, '/games/edit/new', 'super');
    await field(page, 'Name').fill('Fog on the Quay');
    await field(page, 'Entry Code').fill('FOGQUAY');
    await field(page, 'Description').fill('Bring a lamp.');
    await page.getByRole('tab', { name: 'Optional' }).click();
    await expect(page.getByRole('button', { name: /^Time zone .*Eastern Time \(US & Canada\)/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Mandatory' }).click();
    await expect(field(page, 'Description')).toHaveValue('Bring a lamp.');
    expect([...calls.of('POST', GAMES), ...calls.of('PUT', '/games/new.json')]).toEqual([]);
    expect(calls.of('GET', '/games/new.json')).toEqual([]);

    await page.getByRole('button', { name: 'Create' }).last().click();
    await expect(page).toHaveURL(/\/tasks\/organize\/\d+$/);
    expect(calls.bodies('POST', GAMES)).toEqual([
      {
        category: 'Active',
        game_type: 1,
        license_type: 1,
        signed_legal: 1,
        review: 'post',
        leaderboard_visible: 1,
        notifications_bidirectional: 1,
        join_existing_team: 0,
        searchability: 1,
        name: 'Fog on the Quay',
        code: 'FOGQUAY',
        description: 'Bring a lamp.',
      },
    ]);
    await page.goto(page.url().replace('/tasks/organize/', '/games/edit/'));
    await expect(field(page, 'Name')).toHaveValue('Fog on the Quay');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('row', { name: /Fog on the Quay/ })).toBeVisible();
  });

  test('is sent with start, finish and zone once it has a mode, and errors disappear on success', async ({
    page,
    enter,
    watch,
  }) => {
    watch.allow(/422/);
    const calls = new Calls(page);
    await enter('super');
    await page.getByRole('link', { name: 'New Game' }).click();
    await field(page, 'Entry Code').fill('PILOT24');
    await field(page, 'Name').fill('Ebb and Flow');
    await page.getByRole('tab', { name: 'Optional' }).click();
    await page.getByRole('radio', { name: 'Scheduled' }).check();
    await press(page, /^Start(?! Game)/);
    await press(page, 'Done');
    await page.getByRole('button', { name: 'Create' }).last().click();
    await expect(page.getByRole('alert')).toContainText("Couldn't create the game.");
    await page.getByRole('tab', { name: 'Mandatory' }).click();
    await field(page, 'Entry Code').fill('EBBFLOW');
    await page.getByRole('button', { name: 'Create' }).last().click();
    await expect(page).toHaveURL(/\/tasks\/organize\/\d+$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(calls.bodies('POST', GAMES).at(-1)).toMatchObject({
      start_anytime: 0,
      tz: 'Eastern Time (US & Canada)',
      start_at: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d (am|pm)$/),
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('row', { name: /Ebb and Flow/ })).toBeVisible();
  });
});
