import { test } from '../support/test';

test('look', async ({ page, enter }) => {
  page.on('console', (m) => console.log('C', m.text().slice(0, 300)));
  page.on('request', (r) => /mermaid|by-mermaid/.test(r.url()) && console.log('R', r.url()));
  await enter('owner', '/dashboard');
  const row = page.getByRole('row', { name: /Lost Logbook/ });
  const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim() ?? '';
  await page.goto(`/games/path/${id}`);
  await page.getByRole('region', { name: /Path of/ }).waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/w/scratch-path/a.png' });
  await page.keyboard.press('/');
  await page.keyboard.type('quay');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/w/scratch-path/b.png' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/w/scratch-path/c.png' });
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/w/scratch-path/d.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('region', { name: /Path of/ }).waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/w/scratch-path/e.png' });
});
