import { isOwnFont } from '../support/drawn-font';
import { expect, test } from '../support/test';

const PILOT = 4821;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('the branding of a game', () => {
  test('is edited field by field with a phone preview, and survives a reload', { tag: '@both' }, async ({
    page,
    enter,
  }) => {
    await enter('owner', `/games/grey/${PILOT}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible();
    const phone = page.locator('[data-phone]');
    const bar = page.getByRole('textbox', { name: 'Bar background' });
    await bar.fill('#1E3A8A');
    await expect(phone.locator('header')).toHaveCSS('background-color', 'rgb(30, 58, 138)');
    await bar.press('Tab');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: 'Regular font' }).click();
    await page.getByRole('option', { name: 'Caveat' }).click();
    // The font itself arrives, not only its name.
    await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px "Waymark Caveat"'))).toBe(true);

    const chat = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Chat' }) });
    const order = chat.getByRole('textbox', { name: 'Order' });
    await order.fill('0');
    await order.press('Tab');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Chat');
    // The row may move once more under the pointer when its order is stored.
    await expect(async () => {
      const edit = chat.getByRole('button', { name: 'Edit Chat' });
      if ((await edit.getAttribute('aria-expanded')) !== 'true') await edit.click();
      await expect(chat.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await chat.getByRole('textbox', { name: 'Title', exact: true }).fill('Ask the pilot');
    await chat.getByRole('textbox', { name: 'Title', exact: true }).press('Tab');
    // Letters of another script load once they are typed.
    await chat.getByRole('textbox', { name: 'Subtitle' }).fill('Спросите в Łodzi');
    await expect.poll(() => isOwnFont(page, '[data-phone] small')).toBe(true);
    const stored = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('watermark_media_uuid') === true,
    );
    const file = { name: 'mark.png', mimeType: 'image/png', buffer: PNG };
    await page.locator('input[type=file][aria-label=Watermark]').setInputFiles(file);
    expect((await stored).ok()).toBe(true);
    await page.getByRole('textbox', { name: 'Help' }).fill('Call Ada.');
    await page.getByRole('textbox', { name: 'Help' }).press('Tab');
    await expect(page.getByText('Saved').first()).toBeVisible();
    await expect(page.getByText('Saving')).toHaveCount(0);

    await page.reload();
    await expect(bar).toHaveValue('#1E3A8A');
    await expect(page.getByRole('button', { name: 'Theme' })).toContainText('Dark');
    await expect(page.getByRole('button', { name: 'Regular font' })).toContainText('Caveat');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Ask the pilot');
    await expect(phone).toContainText('Ask the pilot');
    await expect(page.getByRole('textbox', { name: 'Help' })).toHaveValue('Call Ada.');
    await expect(page.getByRole('button', { name: 'Delete Watermark' })).toBeVisible();
  });
});
