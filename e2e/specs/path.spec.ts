import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Calls } from '../support/calls';
import { expect, test } from '../support/test';

/** The id of the demo's running game, as its row in the games list names it. */
async function runningGame(page: Page): Promise<string> {
  const row = page.getByRole('row', { name: /Lost Logbook/ });
  return (await row.getByRole('cell').first().locator('span').first().textContent())?.trim() ?? '';
}

test('the path shows what opens what, finds a challenge, moves by keys and wheel, and opens the Challenge Panel', {
  tag: '@both',
}, async ({ page, enter }) => {
  await enter('owner', '/dashboard');
  const id = await runningGame(page);
  const calls = new Calls(page);
  await page.goto(`/games/path/${id}`);
  const path = page.getByRole('region', { name: 'Path of 24 challenges' });
  const card = (name: string) => path.getByRole('listitem').filter({ hasText: name });
  const split = card('Quay or water?');
  await expect(split).toBeVisible();
  const { width, height } = (await split.boundingBox()) ?? {};
  expect([width, height]).toEqual([220, 144]);
  expect(
    calls.of('GET', `/tasks/game/${id}.json`).map((call) => new URL(call.url()).searchParams.get('per_page')),
  ).toEqual(['9999']);
  await expect(page.getByText('Changes are made in the Challenge Panel.')).toBeVisible();
  const splitId = await split.getAttribute('data-challenge');
  const behindQuay = path.locator(`path[data-from="${splitId}"][data-answer="Quay"]`);
  await expect(behindQuay).toHaveCount(1);
  const wish = card('Wish you were here');
  await expect(behindQuay).toHaveAttribute('data-to', (await wish.getAttribute('data-challenge')) ?? '');

  await split.getByRole('button', { name: 'Quay' }).click();
  await expect(page.getByText('A player who answers “Quay” can open 23 of 24 challenges.')).toBeVisible();
  await expect(card('Report from the storm')).toHaveAttribute('data-mark', 'unlit');
  await page.getByRole('button', { name: 'Clear' }).click();

  const last = card('The last page');
  await expect(last).not.toBeInViewport();
  await page.getByRole('combobox', { name: 'Find a challenge' }).fill('last page');
  await page.getByRole('option', { name: /The last page/ }).click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^After 11 Ghost ship off Pier 4$/)).toBeVisible();

  for (const [kind, begins] of [
    ['SVG', '<svg'],
    ['PNG', '\u{fffd}PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Save or print' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `Save as ${kind}` }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith(begins)).toBe(true);
    if (kind === 'SVG') expect(text.match(/<image href="data:image\/jpeg/g)).toHaveLength(24);
  }

  await path.focus();
  await page.keyboard.press('f');
  await expect(split).toBeInViewport({ ratio: 1 });
  const middle = (await split.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(middle.width).toBeLessThan(220);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await split.boundingBox())?.y).toBeCloseTo(middle.y - 96, 0);
  await page.mouse.move(middle.x + 5, middle.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await split.boundingBox())?.width).toBeGreaterThan(middle.width);

  await split.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/tasks/organize/${id}$`));
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Quay or water?');
});
