import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { Calls, intercept } from '../support/calls';
import { expect, test } from '../support/test';

const GAME = '/games/4655.json';
const SIGN = '/medias/sign/png';
const photo = (page: Page) => page.getByRole('group', { name: 'Photo' });
const choose = (page: Page, name: string, mimeType = 'image/png') =>
  photo(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(BLUE_SQUARE, 'base64') });

test.describe('an upload', () => {
  test.beforeEach(async ({ enter, page }) => {
    await enter('owner', '/games/edit/4655');
    await expect(photo(page).getByRole('img', { name: 'Photo' })).toBeVisible();
  });

  test('shows its preview, is signed a second later, sent, and saved by uuid and extension', {
    tag: '@both',
  }, async ({ page }) => {
    const calls = new Calls(page);
    const puts: { address: string; type: string | undefined; authorization: string | undefined }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'PUT' || request.url().endsWith(GAME)) return;
      const { 'content-type': type, authorization } = request.headers();
      puts.push({ address: request.url(), type, authorization });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 5000);
    const before = await photo(page).locator('img').getAttribute('src');
    await choose(page, 'Quay.at.Night.PNG');
    await expect(photo(page).locator('img')).toHaveAttribute('src', /^blob:/);
    await page.clock.runFor(999);
    await page.evaluate(() => undefined);
    expect(calls.of('GET', SIGN)).toEqual([]);
    // The delay starts a moment after the preview is displayed.
    await expect.poll(() => page.clock.runFor(1).then(() => calls.of('GET', SIGN).length)).toBe(1);
    await page.clock.resume();
    await expect(photo(page).getByText('Saved')).toBeVisible();

    const signed = await calls.answer<{ signature: string; name: string }>('GET', SIGN);
    const uuid = signed.name.replace(/\.png$/, '');
    expect(signed.name).toMatch(/^[0-9a-f-]{36}\.png$/);
    expect(calls.of('GET', SIGN)[0]?.headers().authorization).toMatch(/^Bearer ./);
    expect(puts).toEqual([
      {
        address: expect.stringContaining(signed.signature.replace(/^https?:\/\/[^/]+/, '')),
        type: 'image/png',
        authorization: undefined,
      },
    ]);
    expect(calls.bodies('PUT', GAME)).toEqual([{ standard_media_uuid: uuid, standard_media_extension: 'png' }]);
    // After processing, a message updates the screen.
    await expect(photo(page).locator('img')).toHaveAttribute('src', new RegExp(uuid));
    expect(calls.of('GET', GAME).length).toBeGreaterThan(0);
    expect(before).not.toContain(uuid);
  });

  test('accepts only pictures, by file extension', async ({ page }) => {
    const calls = new Calls(page);
    await expect(photo(page).locator('input[type="file"]')).toHaveAttribute('accept', '.jpeg,.jpg,.png,.gif');
    for (const name of ['clip.mp4', 'robot.wt3', 'notes.txt', 'png']) {
      await test.step(name, async () => {
        await choose(page, name, 'image/png');
        await expect(
          photo(page).getByText("This type of file isn't supported. Use one of these: .jpeg .jpg .png .gif."),
        ).toBeVisible();
        await expect(photo(page).locator('img')).not.toHaveAttribute('src', /^blob:/);
      });
    }
    expect(calls.bodies('PUT', GAME)).toEqual([]);
  });

  test('of 3 GB is rejected before any byte is sent, and a non-picture with the reason', async ({
    page,
    watch,
  }, info) => {
    watch.allow(/415/);
    // Providers need not announce upload limits ([G42]); this one does.
    await intercept(page, { method: 'GET', path: '/upload.json' }, (route) =>
      route.fulfill({ json: { max_bytes: 200_000_000 } }),
    );
    const allowed = page.waitForResponse('**/upload.json');
    await page.reload();
    await allowed;
    await expect(photo(page).getByRole('img', { name: 'Photo' })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/medias/sign/')) sent.push(request.url());
    });
    const film = info.outputPath('film.jpg');
    await mkdir(dirname(film), { recursive: true });
    await writeFile(film, '');
    // A sparse file: large in size, empty on disk.
    await truncate(film, 3 * 2 ** 30);
    await photo(page).locator('input[type="file"]').setInputFiles(film);
    await expect(photo(page).getByText(/^This file is too large\. The limit is \d/)).toBeVisible();
    await expect(photo(page).locator('img')).not.toHaveAttribute('src', /^blob:/);
    // Longer than the delay before an upload.
    await page.clock.install();
    await page.clock.runFor(5000);
    expect(sent).toEqual([]);

    await photo(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(photo(page).getByText('The file is not a .jpg file.')).toBeVisible();
    await expect(photo(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(sent.filter((address) => address.includes(GAME))).toEqual([]);
  });

  test('leaves its place empty at once, and on the record, when deleted', async ({ page }) => {
    const calls = new Calls(page);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await intercept(page, { method: 'PUT', path: GAME }, async (route) => {
      await arrived;
      await route.fallback();
    });
    await photo(page).getByRole('button', { name: 'Delete Photo' }).click();
    await expect(photo(page).getByText('Drop a file here or')).toBeVisible();
    await expect(photo(page).locator('img')).toHaveCount(0);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    arrive();
    await answered;
    expect(calls.bodies('PUT', GAME)).toEqual([{ standard_media_uuid: '', standard_media_extension: '' }]);
    await page.reload();
    await expect(photo(page).getByText('Drop a file here or')).toBeVisible();
  });
});

/** A blue square of 8 by 8 pixels. */
const BLUE_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQCDiAFTEMLQkAintMAQ8E4RoAAAAASUVORK5CYII=';
