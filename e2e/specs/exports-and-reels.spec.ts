import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';

const LIVE = 4821;

test('a game is exported to one file that stays available for 30 days', {
  tag: '@both',
}, async ({ page, enter }) => {
  await enter('owner', `/games/exports/${LIVE}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maren@example.test');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Your export is being processed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Available until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('the-pilots-lost-logbook.zip');
  // File names appear uncompressed in a ZIP.
  const zip = await readFile(await download.path());
  const names = ['index.html', 'results.xlsx', 'answers.csv', 'media/Schooner or Later/Salute the brass pilot/'];
  expect(names.filter((name) => !zip.includes(name))).toEqual([]);
});

test('a reel is generated again, announced when complete, and played', { tag: '@beyond-the-documents' }, async ({
  page,
  enter,
}) => {
  await enter('super', `/games/reels/${LIVE}`);
  await page.getByRole('radio', { name: /Footsteps/ }).check({ force: true });
  const film = page.locator('video');
  const before = await film.getAttribute('src');
  const again = page.getByRole('button', { name: /^Regenerate/ });
  await again.first().click();
  await expect(page.getByRole('button', { name: 'Making 1' })).toBeDisabled();
  const dialog = page.getByRole('dialog', { name: 'Reel Complete' });
  await expect(dialog).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(film).not.toHaveAttribute('src', before ?? '');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(72);
  await expect(page.getByRole('link', { name: 'Square' })).toHaveAttribute('href', /square\.mp4\?download$/);
});
