import { test } from '../support/test';

test('look', async ({ page, enter }) => {
  test.setTimeout(120_000);
  await enter('owner', '/dashboard');
  const row = page.getByRole('row', { name: /Lost Logbook/ });
  const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim();
  for (const [w, h, scheme] of [[1280, 800, 'light'], [390, 844, 'light'], [1280, 800, 'dark']] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/teams/leaderboard/${id}`);
    await page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first().waitFor();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/w/board-lb-${w}-${scheme}.png` });
    await page.goto(`/games/rewards/${id}`);
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/w/board-rw-${w}-${scheme}.png` });
    await page.getByRole('article').nth(1).getByRole('button').click();
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/w/board-rwe-${w}-${scheme}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/teams/projector/${id}`);
  await page.getByRole('listitem').first().waitFor();
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/w/board-pj.png' });
  await page.goto(`/teams/top/${id}`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/w/board-top.png' });
});
