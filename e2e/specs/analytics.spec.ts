import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { intercept } from '../support/calls';
import { expect, test } from '../support/test';

const PILOT = 4821;
const QUAY = { latitude: 42.36105, longitude: -71.0501 };

/** Saves a panel. @returns its rows */
async function csvOf(page: Page, panel: string): Promise<readonly string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `${panel} as CSV`, exact: true }).click();
  return (await readFile(await (await saved).path(), 'utf8')).replace(/^\ufeff/, '').split('\r\n');
}
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = async (page: Page, table: string) =>
  (await page.getByRole('table', { name: table }).getByRole('row').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

test('the panels show how a game is being played, each as a table and as a file', {
  tag: '@beyond-the-documents',
}, async ({ page, enter, smallGame }) => {
  const game = await smallGame('Lanterns', ['Salute', 'Shanty', 'Gull']);
  const [salute = 0, shanty = 0] = game.tasks;
  const [gulls, rats] = [await game.join('Gulls'), await game.join('Rats')];
  await game.decide('accept', await game.answer(gulls, salute, QUAY), 100);
  await game.decide('reject', await game.answer(gulls, shanty, QUAY));
  await game.decide('accept', await game.answer(gulls, shanty), 80);
  await game.decide('accept', await game.answer(rats, salute, { latitude: 42.37, longitude: -71.06 }), 100);
  await enter('super', `/games/analytics/${game.id}`);

  await test.step('correct numbers', async () => {
    await expect(panel(page, 'Answers over time')).toContainText(/Answers 4 Rejected 1/);
    const over = await csvOf(page, 'Answers over time');
    const counted = over.slice(1).map((row) => row.split(',').slice(1).map(Number));
    expect([over[0], counted.reduce((sum, [n = 0]) => sum + n, 0)]).toEqual(['From,Answers,Rejected', 4]);

    expect(await csvOf(page, 'Teams and challenges')).toEqual([
      'Team,1 Salute,2 Shanty,3 Gull,Done',
      'Gulls,done,done,missing,2',
      'Rats,done,missing,missing,1',
    ]);
    await expect(panel(page, 'Hold-ups')).toContainText('Nobody has tried: 3 · Gull');
    expect((await csvOf(page, 'Hold-ups')).at(-1)).toBe('3,Gull,,,,0,0,0');
    expect((await csvOf(page, 'Judging time'))[1]).toMatch(/^[^,]+,4,\d+$/);
    expect((await csvOf(page, 'Challenges')).map((row) => row.split(',').slice(0, 6).join())).toEqual([
      'Position,Challenge,Tried,Solved,Rejected,Points',
      '1,Salute,2,2,0,200',
      '2,Shanty,1,1,1,80',
      '3,Gull,0,0,0,0',
    ]);
  });

  await test.step('answer locations', async () => {
    const places = panel(page, 'Where people were');
    await expect(places).toContainText('Answers with a location: 3 of 4');
    expect(await rows(page, 'Busiest places')).toEqual([
      'Busiest place, by its challenge Answers Teams',
      '1. 1 · Salute 2 1',
      '2. 1 · Salute 1 1',
    ]);
    await places.scrollIntoViewIfNeeded();
    const heat = places.locator('canvas[data-heat]');
    const warm = () =>
      heat.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.some((value, at) => at % 4 === 3 && value > 0);
      });
    await expect.poll(warm).toBe(true);
    expect((await csvOf(page, 'Where people were'))[1]).toBe('42.36105,-71.0501,2,1,1 · Salute');
  });

  await test.step('live', async () => {
    await game.answer(rats, shanty);
    const matrix = page.getByRole('table', { name: 'Teams and challenges' });
    await expect(matrix.getByRole('row', { name: /^Rats/ }).getByRole('img', { name: 'Waiting' })).toBeVisible();
    await expect(panel(page, 'Where people were')).toContainText('3 of 5');
  });
});

test('a moment and another game can be compared, and the address keeps both', {
  tag: '@beyond-the-documents',
}, async ({ page, enter }) => {
  await enter('owner', `/games/analytics/${PILOT}`);
  await panel(page, 'Before and after')
    .getByRole('button', { name: /Moment/ })
    .click();
  await page.getByRole('option').nth(3).click();
  await expect(page.getByRole('table', { name: 'Before and after' })).toBeVisible();
  const [head = '', all = ''] = await csvOf(page, 'Before and after');
  const sides = all.split(',').slice(1).map(Number);
  expect(head).toMatch(/^Challenge,Answers before,Solved before,Rejected before,Answers after/);
  const over = (await csvOf(page, 'Answers over time')).slice(1).map((row) => row.split(',').map(Number));
  const [before, after] = [over.slice(0, 4), over.slice(4)];
  const sum = (steps: typeof over, column: number) => steps.reduce((total, step) => total + (step[column] ?? 0), 0);
  expect([sides[0], sides[2], sides[3], sides[5]]).toEqual([
    sum(before, 1),
    sum(before, 2),
    sum(after, 1),
    sum(after, 2),
  ]);

  await page.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByRole('option', { name: /Autumn Tide/ }).click();
  const both = page.getByRole('table', { name: 'Beside another game' });
  await expect(both.getByRole('columnheader')).toHaveText(['What', /Lost Logbook/, /Autumn Tide/]);
  const teams = await both
    .getByRole('row', { name: /^Teams/ })
    .getByRole('cell')
    .allTextContents();
  await expect(page.getByRole('definition').first()).toHaveText(teams[0] ?? '');
  expect((await csvOf(page, 'Beside another game'))[1]).toBe(`teams,${teams.join(',')}`);
  const address = new URL(page.url());
  expect([...address.searchParams.keys()]).toEqual(['at', 'with']);
  await page.reload();
  await expect(both.getByRole('row', { name: /^Teams/ }).getByRole('cell')).toHaveText(teams);
});

/** A game of 500 teams and 200 challenges, each team with its own pattern of done ones. */
function hugeGame() {
  const teams = Array.from({ length: 500 }, (_, id) => ({ id, name: `Team ${String(id).padStart(3, '0')}` }));
  const challenges = Array.from({ length: 200 }, (_, id) => ({
    id,
    position: id + 1,
    name: `Stop ${id + 1}`,
    task_type: 0,
    tried: 1,
  }));
  const states = teams.map(({ id }) => challenges.map((one) => ((id * 7 + one.id * 3) % 5 < 3 ? 'd' : '-')).join(''));
  return { teams, challenges, states, times: null, judging: null };
}

/** The marks drawn for a few teams and challenges from a place of the matrix: a tick on its ground, or a dash. */
const marksAt = (matrix: Locator, team: number, challenge: number): Promise<string[]> =>
  matrix.evaluate(
    (table, place) => {
      const canvas = table.querySelector('canvas');
      const pen = canvas?.getContext('2d');
      const isInked = (x: number, y: number) =>
        (pen?.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data[3] ?? 0) > 0;
      return [0, 1, 2].map((down) =>
        [0, 1, 2, 3, 4, 5].reduce((marks, right) => {
          const x = 190 + (place.challenge + right + 0.5) * 32 - table.scrollLeft;
          const y = (1 + place.team + down + 0.5) * 30 - table.scrollTop;
          return marks + (isInked(x, y - 5) ? 'd' : isInked(x, y) ? '-' : ' ');
        }, ''),
      );
    },
    { team, challenge },
  );

test('five hundred teams by two hundred challenges render only what is in view, sorted by any column', {
  tag: '@beyond-the-documents',
}, async ({ page, enter }) => {
  const json = hugeGame();
  const stateOf = (team: number, challenge: number) =>
    [0, 1, 2].map((down) => json.states[team + down]?.slice(challenge, challenge + 6));
  await intercept(page, { method: 'GET', path: '/analytics/progress.json' }, (route) => route.fulfill({ json }));
  await enter('owner', `/games/analytics/${PILOT}`);
  const matrix = page.getByRole('table', { name: 'Teams and challenges' });
  await expect(matrix).toHaveAttribute('aria-rowcount', '502');
  const drawn = () => matrix.getByRole('cell').count();
  expect(await drawn()).toBeLessThan(2000);
  await matrix.evaluate((table) => table.scrollTo(200 * 32, 500 * 30));
  await expect(matrix.getByRole('columnheader', { name: /Stop 200/ })).toBeInViewport();
  expect(await drawn()).toBeLessThan(2000);
  await matrix.getByRole('button', { name: /Stop 200/ }).click();
  await matrix.getByRole('button', { name: 'Team', exact: true }).click();
  await expect.poll(() => marksAt(matrix, 497, 194)).toEqual(stateOf(497, 194));
  await matrix.evaluate((table) => table.scrollTo(0, 0));
  await expect(matrix.getByRole('rowheader').first()).toHaveText('Team 000');
  await expect.poll(() => marksAt(matrix, 0, 0)).toEqual(stateOf(0, 0));
  // Neither the names nor the head cover a mark for good.
  await matrix.evaluate((table) => table.scrollTo(9 * 32 + 5, 5 * 30 + 7));
  await expect.poll(() => marksAt(matrix, 6, 10)).toEqual(stateOf(6, 10));
  await matrix.evaluate((table) => table.scrollTo(0, 500 * 30));
  // The page scrolls to the totals, which stay below the last team.
  await matrix.getByRole('rowheader', { name: 'Teams that solved it' }).scrollIntoViewIfNeeded();
  await expect(matrix.getByRole('rowheader', { name: 'Team 499' })).toBeInViewport();
});

test('while the matrix is scrolled far, its texts are drawn; then they are elements again', {
  tag: '@beyond-the-documents',
}, async ({ page, enter }) => {
  const json = hugeGame();
  await intercept(page, { method: 'GET', path: '/analytics/progress.json' }, (route) => route.fulfill({ json }));
  await enter('owner', `/games/analytics/${PILOT}`);
  const matrix = page.getByRole('table', { name: 'Teams and challenges' });
  await expect(matrix.getByRole('rowheader', { name: 'Team 000' })).toBeVisible();
  /** Scrolls by some pixels; then how it looks frame by frame, until that stays the same. */
  const looksAfter = (across: number, down: number) =>
    matrix.evaluate(
      async (table, [left, top]) => {
        const canvas = table.querySelector('canvas');
        const isInkedIn = (x: number, y: number, width: number) =>
          canvas
            ?.getContext('2d')
            ?.getImageData(x, y, width, 20)
            .data.some((value) => value > 0);
        const look = () => {
          const { width = 0, height = 0 } = canvas ?? {};
          const [name, count] = [isInkedIn(16, 35, 100), isInkedIn(width - 80, 35, 60)];
          const [head, sums] = [isInkedIn(200, 5, 300), isInkedIn(200, height - 25, 300)];
          const shown = [...table.querySelectorAll('[data-strip]')].map((strip) => getComputedStyle(strip).opacity);
          return JSON.stringify({ ink: [name, count, head, sums], shown });
        };
        const looks = [look()];
        table.scrollBy(left, top);
        for (let same = 0; same < 30; same += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (looks.at(-1) === look()) continue;
          looks.push(look());
          same = 0;
        }
        return looks.map((one) => JSON.parse(one));
      },
      [across, down] as const,
    );
  const elements = { ink: [false, false, false, false], shown: ['1', '1', '1'] };
  const drawing = { ink: [true, true, true, true], shown: ['0', '0', '0'] };
  expect(await looksAfter(64 * 32, 300 * 30)).toEqual([elements, drawing, elements]);
  await expect(matrix.getByRole('rowheader', { name: 'Team 300' })).toBeInViewport();
  // Near by, the elements move along.
  expect(await looksAfter(0, 40)).toEqual([elements]);
  await expect(matrix.getByRole('rowheader', { name: 'Team 310' })).toBeInViewport();
});

test('in right-to-left text the names of the matrix are at the right edge, the counts at the left', {
  tag: '@beyond-the-documents',
}, async ({ page, enter }) => {
  const json = hugeGame();
  await intercept(page, { method: 'GET', path: '/analytics/progress.json' }, (route) => route.fulfill({ json }));
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await enter('owner', `/games/analytics/${PILOT}`);
  const rows = page.locator('[role=table][aria-rowcount="502"] [role=row]');
  const placesIn = async (row: Locator) => {
    const its = await Promise.all(
      [row.locator(':scope > :first-child'), row.locator(':scope > :last-child')].map((one) => one.boundingBox()),
    );
    return its.map((box) => box && [box.x, box.x + box.width]);
  };
  const head = await placesIn(rows.first());
  expect(head[1]?.[1]).toBeLessThan(head[0]?.[0] ?? 0);
  expect(await placesIn(rows.nth(2))).toEqual(head);
});

test('on a phone the numbers of the matrix stand apart', { tag: '@beyond-the-documents' }, async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const json = hugeGame();
  await intercept(page, { method: 'GET', path: '/analytics/progress.json' }, (route) => route.fulfill({ json }));
  await enter('owner', `/games/analytics/${PILOT}`);
  const matrix = page.getByRole('table', { name: 'Teams and challenges' });
  await expect(matrix).toHaveAttribute('aria-rowcount', '502');
  await matrix.evaluate((table) => table.scrollTo(table.scrollWidth, 0));
  await expect(matrix.getByRole('columnheader', { name: /Stop 200/ })).toBeInViewport();
  const numbers = await matrix.evaluate((table) =>
    [...table.querySelectorAll(':is([data-head], [data-foot]) [aria-colindex]')].map((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return {
        text: text?.textContent,
        room: cell.getBoundingClientRect().width - range.getBoundingClientRect().width,
      };
    }),
  );
  expect(numbers.filter(({ text }) => text === '300').length).toBeGreaterThan(5);
  expect(Math.min(...numbers.map(({ room }) => room))).toBeGreaterThanOrEqual(4);
});

test('a key reads the results into a spreadsheet until it is revoked', { tag: '@beyond-the-documents' }, async ({
  page,
  enter,
}) => {
  await enter('owner', `/games/analytics/${PILOT}`);
  await page.getByRole('button', { name: 'Results in a sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results in a sheet' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our sheet');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const formula = (await dialog.locator('code').textContent()) ?? '';
  const [, address = ''] = /^=IMPORTDATA\("(.+)"\)$/.exec(formula) ?? [];
  const read = async () => {
    const answer = await fetch(address);
    return { status: answer.status, lines: (await answer.text()).split('\r\n') };
  };
  const { status, lines } = await read();
  expect([status, lines[0], lines.length > 100]).toEqual([
    200,
    'id,team_id,team,challenge_id,challenge,answer,state,points,submitted_at,decided_at',
    true,
  ]);
  const key = dialog.getByRole('listitem').filter({ hasText: 'Our sheet' });
  await page.reload();
  await page.getByRole('button', { name: 'Results in a sheet' }).click();
  await expect(key).toBeVisible();
  await expect(dialog.locator('code')).toHaveCount(0);
  await key.getByRole('button', { name: 'Revoke' }).click();
  await expect(key).toHaveCount(0);
  expect((await read()).status).toBe(401);
});
