import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const GAME = 4802;
const GULL = fileURLToPath(new URL('../../packages/studio/src/testing/clips/gull.mp4', import.meta.url));
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA gull laughs.\n';
const file = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });

/** The button on a picture that opens its description. */
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^(Describe|Change what) ${label}( shows)?$`) });
const form = (page: Page, label: string) => page.getByRole('group', { name: `What ${label} shows` });

test.describe('what an upload shows', { tag: '@beyond-the-documents' }, () => {
  test('is written below the picture, reaches the other organiser and lasts', async ({ page, enter, person }) => {
    await enter('owner', `/games/edit/${GAME}`);
    const admin = await person('admin', `/games/edit/${GAME}`);
    await button(page, 'Photo').press('Enter');
    await button(admin, 'Photo').click();
    const text = (screen: Page) => form(screen, 'Photo').getByRole('textbox', { name: 'What it shows' });
    await text(page).fill('A bridge in the fog');
    await text(page).press('Tab');
    await expect(form(page, 'Photo').getByText('Saved')).toBeVisible();
    await expect(text(admin)).toHaveValue('A bridge in the fog');
    await expect(admin.getByRole('alertdialog')).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Change what Photo shows' })).toBeVisible();
    await button(page, 'Photo').click();
    await form(page, 'Photo').getByRole('checkbox', { name: 'Decorative' }).check();
    await expect(text(admin)).toHaveCount(0);
    await expect(form(admin, 'Photo').getByRole('checkbox', { name: 'Decorative' })).toBeChecked();
    await form(page, 'Photo').getByRole('checkbox', { name: 'Decorative' }).uncheck();
    await expect(text(page)).toHaveValue('A bridge in the fog');
  });

  test('is kept if the form is closed while the text is still being written', async ({ page, enter }) => {
    await enter('owner', `/games/edit/${GAME}`);
    await button(page, 'Photo').click();
    await form(page, 'Photo').getByRole('textbox').fill('Two bridges');
    await page.getByRole('link', { name: 'Challenges', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
    await page.goBack();
    await button(page, 'Photo').click();
    await expect(form(page, 'Photo').getByRole('textbox')).toHaveValue('Two bridges');
  });

  test('goes with the picture it describes', async ({ page, enter }) => {
    await enter('owner', `/games/edit/${GAME}`);
    await button(page, 'Photo').click();
    await form(page, 'Photo').getByRole('textbox').fill('The old one');
    await form(page, 'Photo').getByRole('textbox').press('Tab');
    await expect(form(page, 'Photo').getByText('Saved')).toBeVisible();
    const photo = page.getByRole('group', { name: 'Photo', exact: true });
    await photo.locator('input[type="file"]').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: PNG });
    await expect(photo.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Describe Photo' })).toBeVisible();
  });
});

test('the preview of a challenge says what its picture shows', {
  tag: '@beyond-the-documents',
}, async ({ page, enter }) => {
  await enter('owner', `/tasks/organize/${GAME}`);
  await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
  const preview = page.getByRole('region', { name: 'What players see' });
  await expect(preview.getByRole('img', { name: 'A gull with a chip' })).toHaveCount(0);
  await button(page, 'Image').click();
  await form(page, 'Image').getByRole('textbox').fill('A gull with a chip');
  await form(page, 'Image').getByRole('textbox').press('Tab');
  await expect(preview.getByRole('img', { name: 'A gull with a chip' })).toBeVisible();
});

test('a video takes captions by language, and refuses what is no captions', {
  tag: '@beyond-the-documents',
}, async ({ page, enter, watch }) => {
  watch.allow(/status of 422/);
  const openArrival = async () => {
    await enter('owner', `/tasks/organize/${GAME}`);
    await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('tab', { name: /^Arrival/ }).click();
  };
  await openArrival();
  const video = page.getByRole('group', { name: 'Arrival video', exact: true });
  await video.locator('input[type="file"]').setInputFiles(GULL);
  await button(page, 'Arrival video').click({ timeout: 30_000 });
  const captions = form(page, 'Arrival video').getByRole('region', { name: 'Captions' });
  const add = captions.locator('input[type="file"]');

  await add.setInputFiles(file('notes.vtt', 'A gull laughs.'));
  await expect(captions).toContainText('The first line of a .vtt file is WEBVTT.');
  await expect(captions.getByRole('listitem')).toHaveCount(0);

  await add.setInputFiles(file('gull.vtt', VTT));
  await expect(captions.getByRole('listitem')).toHaveText(['English']);
  await expect(captions).not.toContainText('The first line of a .vtt file is WEBVTT.');
  await captions.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await add.setInputFiles(file('moewe.vtt', VTT.replace('A gull laughs', 'Eine Möwe lacht')));
  await expect(captions.getByRole('listitem')).toHaveText(['Deutsch', 'English']);

  // The preview shows them.
  const track = video.locator('track[srclang="de"]');
  await expect
    .poll(() =>
      track.evaluate((element: HTMLTrackElement) => {
        element.track.mode = 'showing';
        const [cue] = element.track.cues ?? [];
        return cue instanceof VTTCue ? cue.text : undefined;
      }),
    )
    .toBe('Eine Möwe lacht.');

  await captions.getByRole('button', { name: 'Remove captions in English' }).click();
  await expect(captions.getByRole('listitem')).toHaveText(['Deutsch']);
  await openArrival();
  await button(page, 'Arrival video').click();
  await expect(captions.getByRole('listitem')).toHaveText(['Deutsch']);
});
