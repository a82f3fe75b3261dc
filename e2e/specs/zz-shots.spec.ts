import { expect, test } from '../support/test';

const OUT = '/tmp/w/ed-shots';
test('shots', async ({ page, enter }) => {
  for (const [w, h] of [
    [1280, 800],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await enter('owner', '/tasks/organize/4821');
    await expect(page.getByRole('article').nth(5)).toBeVisible();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${OUT}/list-${w}.png` });
    await page.getByRole('article').nth(2).getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeVisible();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${OUT}/edit-${w}.png` });
  }
});
