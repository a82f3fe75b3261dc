import { connected } from '../support/connected';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

const PILOT = 4821;

test.describe('the first path through the builder', () => {
  test('an organiser creates a game, changes it, and sees its figures in another remote', { tag: '@both' }, async ({
    page,
  }) => {
    await signIn(page, 'super');
    await expect(page.getByRole('row', { name: /The Pilot’s Lost Logbook/ })).toBeVisible();

    await page.getByRole('link', { name: 'New Game' }).click();
    await expect(page).toHaveURL(/\/games\/edit\/new$/);
    await page.getByLabel('Name', { exact: true }).fill('Lamps of the Lower Town');
    await page.getByLabel('Entry Code').fill('LAMPS');
    await page.getByRole('button', { name: 'Create' }).first().click();
    await expect(page).toHaveURL(/\/tasks\/organize\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Lamps of the Lower Town');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Lamps of the Upper Town');
    await name.blur();
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Lamps of the Upper Town');
    await expect(page.getByText('All changes saved').first()).toBeAttached();
    await page.reload();
    await expect(name).toHaveValue('Lamps of the Upper Town');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Analytics');
    await expect(page.locator('[data-remote="mf-presentation"]')).toBeVisible();
  });

  test('an organiser starts from a template in two clicks, fills in the rest, and starts the game', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter }) => {
    await enter('super', '/games/edit/new');
    await page.getByRole('radio', { name: /City trail/ }).click();
    await page.getByRole('button', { name: 'Create game' }).click();
    await expect(page).toHaveURL(/\/games\/edit\/\d+$/);
    const list = page.getByRole('region', { name: 'Ready to go live' });
    await expect(list.getByText('5 of 6 done. 1 to do.')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Start Game' })).toBeDisabled();
    await list.getByRole('button', { name: /Set a start time\.$/ }).click();
    await page.getByRole('radio', { name: 'Start Anytime' }).click();
    await list.getByRole('button', { name: 'Start Game' }).click();
    await expect(list.getByText('Ready. Teams start whenever they like.')).toBeVisible();
    await expect(page.getByText('All changes saved').first()).toBeAttached();
    await list.getByRole('button', { name: /12 challenges$/ }).click();
    await expect(page).toHaveURL(/\/tasks\/organize\/\d+$/);
    await expect(page.getByText('Meet at the landmark').first()).toBeVisible();
  });

  test('a picture is previewed, uploaded and kept', async ({ page, enter }) => {
    await enter('owner', `/games/edit/${PILOT}`);
    const before = await page.getByRole('img').first().getAttribute('src');
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/games/${PILOT}.json`) && answer.ok(),
    );
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'Lantern.PNG',
        mimeType: 'image/png',
        buffer: Buffer.from(RED_SQUARE, 'base64'),
      });
    const sent = (await saved).request().postDataJSON() as Record<string, string>;
    expect(sent).toEqual({
      standard_media_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      standard_media_extension: 'png',
    });
    await expect(async () => {
      await page.reload();
      const now = await page.locator('[data-remote="mf-games"] img').first().getAttribute('src', { timeout: 3000 });
      expect(now).toContain(sent.standard_media_uuid);
      expect(now).not.toBe(before);
    }).toPass();
  });

  test('a second organiser sees the change live', async ({ page, enter, person }) => {
    const admin = await person('admin');
    await expect(admin.getByRole('row', { name: /The Pilot’s Lost Logbook/ })).toBeVisible();

    await enter('owner', `/games/edit/${PILOT}`);
    await page.getByLabel('Name', { exact: true }).fill('The Pilot’s Found Logbook');
    await page.getByLabel('Name', { exact: true }).blur();
    await expect(admin.getByRole('row', { name: /The Pilot’s Found Logbook/ })).toBeVisible();

    await page.getByLabel('Name', { exact: true }).fill('The Pilot’s Lost Logbook');
    await page.getByLabel('Name', { exact: true }).blur();
    await expect(admin.getByRole('row', { name: /The Pilot’s Lost Logbook/ })).toBeVisible();
  });

  test('acknowledged writes survive a killed provider', { tag: '@once' }, async ({ page, enter, stack, watch }) => {
    watch.allow(/WebSocket connection/, /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
    watch.expectDialogs('Lost connection');
    await enter('owner', '/games/edit/4809');
    // A connection must exist before it can be lost.
    await connected(page);
    const description = page.getByLabel('Description');
    await description.fill('Bring a torch, and someone brave.');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await description.blur();
    await saved;
    await stack.provider?.kill9();
    await expect(page.getByText('Reconnecting').filter({ visible: true })).toBeVisible();
    await stack.provider?.start();
    await connected(page);
    await page.reload();
    await expect(description).toHaveValue('Bring a torch, and someone brave.');
  });
});

/** A red square of 8 by 8 pixels. */
const RED_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC';
